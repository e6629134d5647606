/** Whoever visits the promotions has seen what their dot tells of: only there is its code fetched. */
export function followPromotionsDot(): void {
  const link = document.querySelector<HTMLAnchorElement>('a.promotions-link')
  if (!link || !location.pathname.startsWith(link.pathname)) return
  import('./promotions-viewed.ts').then(
    ({ promotionsViewed }) => promotionsViewed(),
    () => undefined,
  )
}
