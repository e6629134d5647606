import { describe, expect, test } from 'vitest'
import { spentBy, spentLines } from '../../bench/profile-table.ts'
import { bareWorker } from '../../bench/subjects/bare.ts'
import { pageMarkup } from '../../bench/subjects/markup.ts'
import { ratiosTo, tableOf } from '../../bench/table.ts'

const bare = { name: 'bare', bytes: 10_240, cpuMs: [1, 2, 1] }

describe('the table of a page', () => {
  test('compares round by round: a slow round is slow for both', () => {
    expect(ratiosTo(bare, { name: 'kept', bytes: 10_240, cpuMs: [2, 4, 3] })).toEqual([2, 2, 3])
  })

  test('has the median, what a KB costs, and the spread', () => {
    const [, base, kept] = tableOf([bare, { name: 'kept', bytes: 20_480, cpuMs: [2, 4, 3] }])
    expect(base).toMatch(/^bare +10 +1\.000 +100\.0 +1\.00 +1\.00\.\.1\.00$/)
    expect(kept).toMatch(/^kept +20 +3\.000 +150\.0 +2\.00 +2\.00\.\.3\.00$/)
  })

  test('has the limit of those that have one, and marks what is beyond it', () => {
    const of = (limit: number) => tableOf([bare, { ...bare, name: 'kept', cpuMs: [2, 4, 3] }], { kept: limit })[2]
    expect(of(2)).toMatch(/ 2\.00\.\.3\.00 +2\.00$/)
    expect(of(1.1)).toMatch(/ 2\.00\.\.3\.00 +! 1\.10$/)
  })
})

test('the bare Worker answers with the bytes and headers that it was given', async () => {
  const headers = { 'content-type': 'text/html', etag: '"x"' }
  const code = bareWorker([{ path: '/a/', headers, body: Buffer.from('é <b>') }])
  const { default: worker }: { default: { fetch: (request: Request) => Response } } = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
  )
  const answer = worker.fetch(new Request('http://uk.localhost/a/?x=1'))
  expect([answer.status, answer.headers.get('etag'), await answer.text()]).toEqual([200, '"x"', 'é <b>'])
  expect(worker.fetch(new Request('http://uk.localhost/b/')).status).toBe(404)
})

test('a page is taken apart into elements, texts and what stands in scripts', () => {
  const html =
    '<!DOCTYPE html><html lang="en"><body class="a"><p>One &amp; <b>two</b></p><script>1 < 2</script></body></html>'
  const script = { tag: 'script', attributes: {}, children: [], html: '1 < 2' }
  const bold = { tag: 'b', attributes: {}, children: ['two'] }
  const paragraph = { tag: 'p', attributes: {}, children: ['One & ', bold] }
  expect(pageMarkup(html)).toEqual({
    tag: 'html',
    attributes: { lang: 'en' },
    children: [{ tag: 'body', attributes: { class: 'a' }, children: [paragraph, script] }],
  })
})

describe('a profile', () => {
  const frame = (functionName: string, lineNumber: number) => ({
    functionName,
    url: 'index.js',
    lineNumber,
    columnNumber: 0,
  })
  const profile = {
    nodes: [
      { id: 1, callFrame: { ...frame('(root)', -1), url: '' }, children: [2, 5] },
      { id: 2, callFrame: frame('page', 1), children: [3] },
      { id: 3, callFrame: frame('render', 2), children: [4] },
      { id: 4, callFrame: frame('render', 2) },
      { id: 5, callFrame: { ...frame('(idle)', -1), url: '' } },
    ],
    samples: [2, 3, 4, 5],
    timeDeltas: [1000, 2000, 3000, 9000],
  }
  const sourceOf = (line: number) => ({ file: line === 1 ? 'worker/pages/home.ts' : 'node_modules/preact/x.js', line })

  test('counts time in a function and below it, a function within itself once, and no idle time', () => {
    const { functions, rooms } = spentBy(profile, sourceOf)
    expect(functions).toEqual([
      { name: 'render  node_modules/preact/x.js:2', self: 5000, total: 5000 },
      { name: 'page  worker/pages/home.ts:1', self: 1000, total: 6000 },
    ])
    expect(rooms.map(({ name, total }) => [name, total])).toEqual([
      ['preact', 5000],
      ['worker/pages', 6000],
    ])
  })

  test('is printed in milliseconds a request', () => {
    const { rooms } = spentBy(profile, sourceOf)
    expect(spentLines(rooms, 2, 1)[1]).toMatch(/^ +2\.500 +83\.3% +2\.500 {2}preact$/)
  })
})
