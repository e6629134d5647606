import { TrieRouter } from 'hono/router/trie-router'
import { expect, test } from 'vitest'
import { app } from '../../worker/app.ts'
import { PageRouter } from '../../worker/page-router.ts'

const paths = [
  ...[
    '/',
    '/slots/',
    '/slots/book-of-dead/',
    '/en-IE/blog/feed.xml',
    '/apis/',
    '/api',
    '/api/',
    '/ops/status',
    '/%61pi/log/',
  ],
  ...app.routes.map(({ path }) => path.replaceAll(/:\w+|\*/g, 'word')),
]

test('every address takes the steps that Hono’s own router finds for it, in whatever order addresses come', () => {
  const own = new TrieRouter<string>()
  const ours = new PageRouter<string>()
  for (const [index, { method, path, handler }] of app.routes.entries())
    for (const router of [own, ours]) router.add(method, path, `${index} ${handler.name}`)
  for (const method of ['GET', 'POST', 'HEAD', 'DELETE'])
    for (const path of [...paths, ...paths.toReversed()])
      expect(ours.match(method, path), `${method} ${path}`).toEqual(own.match(method, path))
})

test('a route for any first word is refused: pages stand there', () => {
  expect(() => new PageRouter<string>().add('GET', '/:any/', '')).toThrow('begins with a parameter')
})
