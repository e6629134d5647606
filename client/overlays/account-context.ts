import { useMemo } from 'react'
import type { AccountContext } from '../../shared/ui/AccountLink.tsx'
import { useOverlay } from './context.ts'

/** Words and addresses of account links, as the page gives them to its overlays. */
export function useAccount(): AccountContext {
  const { t, page } = useOverlay()
  return useMemo(
    () => ({
      closed: false,
      payAndPlay: page.payAndPlay,
      label: (label) => t(`client:account.${label}`),
      address: (step, query = {}) => {
        const address = new URL(page.addresses[step])
        for (const [key, value] of Object.entries(query)) address.searchParams.set(key, value)
        return address.href
      },
    }),
    [t, page],
  )
}
