import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot, type Root } from 'react-dom/client'
import { swapCurrency } from '../state/money.ts'
import { readPageData, readVisitorData } from '../state/page-data.ts'
import { queryClient } from '../state/query-client.ts'
import { loadTexts } from '../state/texts.ts'
import { GameInfo } from './GameInfo.island.tsx'

let root: Root | null = null
let invoker: Element | null = null

const container = (): HTMLElement => {
  const element = document.createElement('div')
  document.body.append(element)
  return element
}

/**
 * Shows the overlay of a game; `onClosed` is called once it was closed by the visitor. The answer closes it from outside.
 * Focus goes back to what opened it, or to main where the hash was there on load (rulings 6.2).
 */
export async function openGameInfo(slug: string, onClosed: () => void): Promise<() => void> {
  const page = readPageData()
  if (!page) throw new Error('The page says nothing of its culture (#page-data).')
  const t = await loadTexts(page)
  const visit = readVisitorData()
  invoker ??= document.activeElement === document.body ? null : document.activeElement
  const mounted = root ?? createRoot(container())
  root = mounted

  const close = () => {
    mounted.unmount()
    root = null
    const target = invoker instanceof HTMLElement && invoker.isConnected ? invoker : document.getElementById('main')
    invoker = null
    target?.focus({ preventScroll: true })
  }
  mounted.render(
    <QueryClientProvider client={queryClient}>
      <GameInfo
        key={slug}
        slug={slug}
        culture={page.culture}
        texts={{
          close: t('client:close'),
          loading: t('client:loading'),
          failed: t('client:failed'),
          notFound: t('client:notFound'),
          tryAgain: t('client:tryAgain'),
          openPage: t('client:openPage'),
          playNow: t('client:playNow'),
          gameInfo: t('client:gameInfo'),
          producedBy: t('game:producedBy'),
          disclaimer: t('game:disclaimer'),
        }}
        onShown={(dialog) => {
          if (visit) swapCurrency(visit, dialog)
        }}
        onClosed={() => {
          close()
          onClosed()
        }}
      />
    </QueryClientProvider>,
  )
  return close
}
