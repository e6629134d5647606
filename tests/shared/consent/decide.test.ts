import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatConsent, parseConsent } from '../../../shared/consent/consent.ts'
import { type ConsentChoice, choiceOfForm, decideConsent } from '../../../shared/consent/decide.ts'
import { blocksPage, type Restriction, restrictions } from '../../../shared/place/restriction.ts'

const save = (functionality: boolean, tracking: boolean, targeting: boolean): ConsentChoice => ({
  kind: 'save',
  functionality,
  tracking,
  targeting,
})
const accept: ConsentChoice = { kind: 'accept' }
const reject: ConsentChoice = { kind: 'reject' }
const blocking: readonly Restriction[] = ['blocked', 'fullyblocked', 'blockedwithlogin']
const open = restrictions.filter((restriction) => !blocking.includes(restriction))

/** A decision in short: asked or not, what is stored, what is granted. */
const short = (restriction: Restriction, stored: unknown, gpc: boolean, choice: ConsentChoice | null) => {
  const decision = decideConsent({ restriction, stored, gpc, choice })
  return [decision.asked, decision.stored, formatConsent(decision.granted)]
}

describe('consent', () => {
  // stored, gpc, choice → asked, stored, granted: every cell where somebody may be asked.
  test.each([
    [null, false, null, [true, null, '1000']],
    [null, true, null, [true, null, '1000']],
    ['rubbish', false, null, [true, null, '1000']],
    ['0111', false, null, [true, null, '1000']],
    ['1000', false, null, [false, '1000', '1000']],
    ['1100', false, null, [false, '1100', '1100']],
    ['1010', false, null, [false, '1010', '1010']],
    ['1111', false, null, [false, '1111', '1111']],
    ['1111', true, null, [false, '1111', '1111']],
    [null, false, accept, [false, '1111', '1111']],
    [null, true, accept, [false, '1110', '1110']],
    ['1000', true, accept, [false, '1110', '1110']],
    [null, false, reject, [false, '1000', '1000']],
    ['1111', false, reject, [false, '1000', '1000']],
    ['1111', true, reject, [false, '1000', '1000']],
    [null, false, save(true, false, false), [false, '1100', '1100']],
    ['1111', false, save(false, true, false), [false, '1010', '1010']],
    [null, false, save(false, false, true), [false, '1001', '1001']],
    [null, true, save(false, false, true), [false, '1001', '1001']],
    [null, true, save(false, false, false), [false, '1000', '1000']],
  ] as const)('stored %s, GPC %s, choice %j: %j', (stored, gpc, choice, expected) => {
    for (const restriction of open) expect(short(restriction, stored, gpc, choice)).toEqual(expected)
  })

  test.each(blocking)('%s: nobody is asked and nothing granted, and what was chosen elsewhere stays', (restriction) => {
    for (const gpc of [false, true])
      for (const choice of [null, accept, reject, save(true, true, true)]) {
        expect(short(restriction, '1111', gpc, choice)).toEqual([false, '1111', '1000'])
        expect(short(restriction, null, gpc, choice)).toEqual([false, null, '1000'])
      }
  })

  const choices = fc.oneof(
    fc.constantFrom(null, accept, reject),
    fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()).map((ticks) => save(...ticks)),
  )
  const facts = fc.record({
    restriction: fc.constantFrom(...restrictions),
    stored: fc.oneof(fc.constantFrom('1000', '1010', '1111', null), fc.string()),
    gpc: fc.boolean(),
    choice: choices,
  })

  test('grants what is stored and nothing more, and asks only while nothing is stored', () => {
    fc.assert(
      fc.property(facts, (known) => {
        const { asked, stored, granted } = decideConsent(known)
        expect(granted.necessary).toBe(true)
        if (asked) expect([stored, formatConsent(granted)]).toEqual([null, '1000'])
        else if (!blocksPage(known.restriction)) expect(parseConsent(stored)).toEqual(granted)
      }),
    )
  })

  test('with GPC targeting comes by its own switch or an earlier choice alone', () => {
    fc.assert(
      fc.property(facts, (known) => {
        const { granted } = decideConsent({ ...known, gpc: true })
        const { choice, stored } = known
        const wanted =
          choice === null ? parseConsent(stored)?.targeting === true : choice.kind === 'save' && choice.targeting
        return !granted.targeting || wanted
      }),
    )
  })

  test('deciding again with what was stored changes nothing', () => {
    fc.assert(
      fc.property(facts, (known) => {
        const first = decideConsent(known)
        const again = decideConsent({ ...known, stored: first.stored, choice: null })
        expect([again.stored, again.granted]).toEqual([first.stored, first.granted])
      }),
    )
  })
})

describe('the notice’s form', () => {
  test.each([
    [{ choice: 'accept' }, accept],
    [{ choice: 'accept', targeting: '1' }, accept],
    [{ choice: 'reject', tracking: '1' }, reject],
    [{ choice: 'save', tracking: '1' }, save(false, true, false)],
    [{ choice: 'save', functionality: 'on', targeting: '1' }, save(false, false, true)],
    [{}, save(false, false, false)],
    [{ choice: 'ACCEPT' }, save(false, false, false)],
  ] as const)('%j means %j', (fields, choice) => {
    expect(choiceOfForm((name) => Reflect.get(fields, name))).toEqual(choice)
  })
})

describe('the answer of the notice’s form', () => {
  const answer = (fields: Readonly<Record<string, string>>) => choiceOfForm((name) => fields[name])

  test.each([
    [{ choice: 'accept' }, accept],
    [{ choice: 'reject', tracking: '1' }, reject],
    [{ choice: 'save' }, save(false, false, false)],
    [{ choice: 'save', functionality: '1' }, save(true, false, false)],
    [{ choice: 'save', tracking: '1' }, save(false, true, false)],
    [{ choice: 'save', targeting: '1' }, save(false, false, true)],
    [{ functionality: 'on', tracking: '0', targeting: '' }, save(false, false, false)],
    [{}, save(false, false, false)],
  ])('%j is %j', (fields, choice) => {
    expect(answer(fields)).toEqual(choice)
  })
})
