/** What the account tells those who listen to it. */
export type AccountNews =
  /** Somebody has registered (spec 9 "Pixels"). Nothing of the report is said: it is personal (rulings 6.7). */
  { readonly type: 'lead' }

declare global {
  interface WindowEventMap {
    'marquee:account': CustomEvent<AccountNews>
  }
}

export const tellNews = (news: AccountNews): boolean =>
  dispatchEvent(new CustomEvent('marquee:account', { detail: news }))
