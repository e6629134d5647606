import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { hashOf } from '../../shared/overlays/table.ts'
import { useOverlay } from '../overlays/context.ts'
import { fetchVoucherTexts } from '../voucher/voucher-calls.ts'

/** Whether the voucher popup has opened by itself on this page. */
let opened = false

/**
 * After a registration the voucher popup opens once, over what is said there (rulings 6.4); its link opens it again. Where a
 * mail confirms the account first, there is a player to ask after their first login.
 */
export function VoucherStep() {
  const { t, page } = useOverlay()
  const link = useRef<HTMLAnchorElement>(null)
  // Where a culture asks for no code, and where its words cannot be had, nobody is kept by it.
  const { data } = useQuery({
    queryKey: ['voucher-texts', page.culture],
    queryFn: ({ signal }) => fetchVoucherTexts(page, signal),
  })
  useEffect(() => {
    if (!data || opened) return
    opened = true
    link.current?.click()
  }, [data])
  if (!data) return null
  return (
    <a ref={link} href={page.addresses.play} data-hash={hashOf({ kind: 'voucher' })}>
      {t('client:voucher.have')}
    </a>
  )
}
