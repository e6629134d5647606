import { describe, expect, it } from 'vitest'
import { publishSchema } from '../../../platform/publishing/change.ts'
import { misfits } from '../../../platform/publishing/faults.ts'
import { storedSchemas } from '../../../platform/publishing/stored.ts'

const item = { kind: 'item', brand: 'uk', culture: 'en-GB', feed: 'promotion', id: 'welcome', patch: { caption: 'x' } }
const call = (change: unknown) => ({ change, issuedAt: 1, nonce: 'abcdefgh' })

describe('a call that is not understood is answered with what was expected and a likely name', () => {
  it.each([
    [
      { ...item, kind: 'itme' },
      '/change/kind',
      /^There is no kind "itme"\. There are item, game, maintenance, undo\. Did you mean "item"\?$/,
    ],
    [
      { ...item, kind: undefined },
      '/change/kind',
      /^The field "kind" is missing: one of item, game, maintenance, undo\.$/,
    ],
    [{ ...item, brand: 'ku' }, '/change/brand', /^There is no brand "ku"\. There are uk, .*Did you mean "uk"\?$/],
    [
      { ...item, culture: 'en-BG' },
      '/change/culture',
      /There is no culture "en-BG"\. There are .*en-GB.*Did you mean "en-GB"\?/,
    ],
    [
      { ...item, feed: 'promotions' },
      '/change/feed',
      /There is no feed "promotions"\. There are page, .*Did you mean "promotion"\?/,
    ],
    [{ ...item, darft: true }, '/change/darft', /There is no field "darft"\. There are kind, .*Did you mean "draft"\?/],
    [{ ...item, id: undefined }, '/change/id', /^The field "id" is missing\.$/],
    [{ ...item, patch: 'caption' }, '/change/patch', /^The field "patch" does not fit\. .*expected record/],
    [
      { kind: 'game', brand: 'uk', culture: 'en-GB', slug: 'thor', patch: { sumary: 'x' } },
      '/change/patch/sumary',
      /There is no field "sumary"\. There are summary, body\. Did you mean "summary"\?/,
    ],
    [{ kind: 'maintenance', on: 'maybe' }, '/change/on', /^The field "on" does not fit\. .*expected boolean/],
    [
      { kind: 'undo', of: { ...item, patch: undefined, draft: undefined, brand: 'us' } },
      '/change/of/brand',
      /Did you mean "uk"\?/,
    ],
    ['nothing', '/change', /^The field "change" does not fit\./],
  ])('%j', (change, pointer, detail) => {
    expect(misfits(publishSchema, call(change))).toContainEqual({ pointer, detail: expect.stringMatching(detail) })
  })

  it('an entry of a list by the name of its list', () => {
    const faults = misfits(storedSchemas.banner, { points: ['Said.', 7] }, ['change', 'patch'])
    expect(faults).toContainEqual({
      pointer: '/change/patch/points/1',
      detail: expect.stringMatching(/^An entry of points does not fit\. .*expected string/),
    })
  })

  it('also deep in a list', () => {
    const groups = [{ id: 'games', name: 'Games', items: [{ id: 'one', question: 'Why?', anwser: 'So.' }] }]
    const faults = misfits(storedSchemas.faq, { groups }, ['change', 'patch'])
    expect(faults).toEqual([
      { pointer: '/change/patch/groups/0/items/0/answer', detail: 'The field "answer" is missing.' },
    ])
    const answered = { groups: groups.map((group) => ({ ...group, items: [{ ...group.items[0], answer: 'So.' }] })) }
    expect(misfits(storedSchemas.faq, answered, ['change', 'patch'])).toEqual([
      {
        pointer: '/change/patch/groups/0/items/0/anwser',
        detail: 'There is no field "anwser". There are id, question, answer. Did you mean "answer"?',
      },
    ])
  })
})
