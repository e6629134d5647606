import { options, type VNode } from 'preact'
import { renderToStaticMarkup } from 'preact-render-to-string'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OverlayContext } from '../../../client/overlays/context.ts'
import { stubBrowser } from '../state/browser.ts'

/** What the button of the last heart that was rendered does. */
let press: () => void
const vnode = options.vnode
beforeEach(() => {
  options.vnode = (node: VNode) => {
    const { onClick } = node.props as { readonly onClick?: () => void }
    if (node.type === 'button' && onClick) press = onClick
  }
})
afterEach(() => {
  if (vnode) options.vnode = vnode
  else delete options.vnode
  vi.unstubAllGlobals()
})

/** A page of this choice: presses a game's heart; what is read out then, and what is shown. */
async function page(consent: string) {
  const { events } = stubBrowser({ consent })
  vi.stubGlobal('dispatchEvent', events.dispatchEvent.bind(events))
  const { OverlayProvider } = await import('../../../client/overlays/context.ts')
  const { Favourite } = await import('../../../client/games/Favourite.tsx')
  const announce = vi.fn()
  const context = { t: (key: string) => key, announce } as unknown as OverlayContext
  const shown = (slug: string): string =>
    renderToStaticMarkup(
      <OverlayProvider value={context}>
        <Favourite slug={slug} />
      </OverlayProvider>,
    )
  return (slug: string) => {
    announce.mockClear()
    shown(slug)
    press()
    return { said: announce.mock.calls.flat(), noted: shown(slug).includes('favourite__note') }
  }
}

test('what is read out of favourites that are kept is what was done', async () => {
  const pressed = await page('1111')
  expect(pressed('thor')).toEqual({ said: ['client:favourites.added'], noted: false })
  expect(pressed('thor')).toEqual({ said: ['client:favourites.removed'], noted: false })
})

test('of two that are not kept, the one that is taken out is said to be out', async () => {
  const pressed = await page('1000')
  for (const slug of ['thor', 'sun']) expect(pressed(slug)).toEqual({ said: ['client:favourites.unkept'], noted: true })
  expect(pressed('thor')).toEqual({ said: ['client:favourites.removed'], noted: false })
})
