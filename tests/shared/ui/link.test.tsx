import { renderToStaticMarkup } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { Link, type LinkProps } from '../../../shared/ui/Link.tsx'
import { expectConsole } from '../../support/console.ts'

const resolve = (key: string) => (key === 'bingo' ? null : `/${key}/`)

test('a link leads to its route or its address', () => {
  expect(
    renderToStaticMarkup(
      <Link resolve={resolve} routeKey="slots">
        Slots
      </Link>,
    ),
  ).toBe('<a href="/slots/">Slots</a>')
  expect(
    renderToStaticMarkup(
      <Link resolve={resolve} href="/x/">
        X
      </Link>,
    ),
  ).toBe('<a href="/x/">X</a>')
})

test('a link to a route that the culture lacks renders nothing', () => {
  expect(
    renderToStaticMarkup(
      <Link resolve={resolve} routeKey="bingo">
        Bingo
      </Link>,
    ),
  ).toBe('')
})

test('a link has a class', () => {
  const link = (
    <Link resolve={resolve} href="/x/" className="wide">
      X
    </Link>
  )
  expect(renderToStaticMarkup(link)).toBe('<a class="wide" href="/x/">X</a>')
})

test('a link with an address and a route does not compile; the address goes first', () => {
  const link = (
    // @ts-expect-error one of the two
    <Link resolve={resolve} routeKey="bingo" href="/x/">
      X
    </Link>
  )
  expect(renderToStaticMarkup(link)).toBe('<a href="/x/">X</a>')
})

test('a link without route and address does not compile, says so, and renders nothing', () => {
  expectConsole('error', /neither a routeKey nor an href/)
  // @ts-expect-error one of the two
  expect(renderToStaticMarkup(<Link resolve={resolve}>Nothing</Link>)).toBe('')
})

test('parameters that belong to no route, and a route that there is not, do not compile', () => {
  const faults: LinkProps[] = [
    // @ts-expect-error an address has no parameters
    { resolve, href: '/x/', params: { gameSlug: 'thor' }, children: 'X' },
    // @ts-expect-error there is no such route
    { resolve, routeKey: 'slotz', children: 'X' },
  ]
  expect(faults).toHaveLength(2)
})
