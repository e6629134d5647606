import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useOverlay } from '../overlays/context.ts'
import { fetchPage } from '../state/fetch-page.ts'

interface Part {
  readonly text: string
  readonly heading: boolean
}

/** The text of one of the site's own pages; the page itself stays the place for its links. */
async function fetchText(address: string, signal: AbortSignal): Promise<readonly Part[]> {
  // Limit: that of `fetchPage`, then the data layer tries again (spec 8).
  const page = await fetchPage(address, signal)
  const parts = [...page.querySelectorAll('main h1, main .prose :is(h2, h3, p, li)')]
  const found = new Map<string, Part>()
  for (const part of parts) {
    const text = part.textContent?.trim() ?? ''
    if (text !== '') found.set(text, { text, heading: /^H\d$/.test(part.tagName) })
  }
  return [...found.values()]
}

/** Privacy or terms, read without leaving the page. */
export function Document({ address }: { readonly address: string }) {
  const { t, fail, name } = useOverlay()
  const { data, error, refetch } = useQuery({
    queryKey: ['document', address],
    queryFn: ({ signal }) => fetchText(address, signal),
  })
  useEffect(() => {
    if (error !== null) fail(() => void refetch(), address)
  }, [error, fail, refetch, address])
  useEffect(() => {
    if (data?.[0]) name(data[0].text)
  }, [data, name])
  if (!data) return <p>{t('client:overlay.loading')}</p>
  const [title, ...rest] = data
  return (
    <>
      {title && <h2 className="overlay__title">{title.text}</h2>}
      <div className="prose">
        {rest.map(({ text, heading }) => (heading ? <h3 key={text}>{text}</h3> : <p key={text}>{text}</p>))}
      </div>
    </>
  )
}
