import { useEffect, useState } from 'react'
import { Icon } from '../../shared/ui/Icon.tsx'
import { useOverlay } from '../overlays/context.ts'
import { favouriteSlugs, isUnkept, toggleFavourite } from './favourites.ts'

const stateOf = (slug: string) => ({ on: favouriteSlugs().includes(slug), unkept: isUnkept(slug) })

/** The heart of a game: takes it into the visitor's favourites on this device, and out again. */
export function Favourite({ slug }: { readonly slug: string }) {
  const { t, announce } = useOverlay()
  const [state, setState] = useState(() => stateOf(slug))
  useEffect(() => {
    const show = () => setState(stateOf(slug))
    addEventListener('marquee:favourites', show)
    return () => removeEventListener('marquee:favourites', show)
  }, [slug])
  const toggle = (): void => {
    toggleFavourite(slug)
    const { on, unkept } = stateOf(slug)
    if (unkept) announce(t('client:favourites.unkept'))
    else announce(t(on ? 'client:favourites.added' : 'client:favourites.removed'))
  }
  return (
    <>
      <button
        className="button button--quiet favourite"
        type="button"
        data-on={state.on ? '' : undefined}
        onClick={toggle}
      >
        <Icon name="heart" />
        <span>{t(state.on ? 'client:favourites.remove' : 'client:favourites.add')}</span>
      </button>
      {state.unkept && <p className="favourite__note">{t('client:favourites.unkept')}</p>}
    </>
  )
}
