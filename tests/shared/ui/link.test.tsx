import { renderToStaticMarkup } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { Link } from '../../../shared/ui/Link.tsx'
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

test('an address comes before a route', () => {
  const link = (
    <Link resolve={resolve} routeKey="bingo" href="/x/" className="wide">
      X
    </Link>
  )
  expect(renderToStaticMarkup(link)).toBe('<a class="wide" href="/x/">X</a>')
})

test('a link without route and address says so and renders nothing', () => {
  expectConsole('error', /neither a routeKey nor an href/)
  expect(renderToStaticMarkup(<Link resolve={resolve}>Nothing</Link>)).toBe('')
})
