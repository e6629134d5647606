import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Link } from '../../../shared/ui/Link.tsx'

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

test('a link without route and address says so and renders nothing', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(renderToStaticMarkup(<Link resolve={resolve}>Nothing</Link>)).toBe('')
  expect(said).toHaveBeenCalledOnce()
  said.mockRestore()
})
