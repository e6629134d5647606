/** Cookie of the visitor's explicit choice, for seven days (spec 9). */
const cultureCookie = (id: string): string => `xtcl=${id}; max-age=604800; path=/; samesite=lax`

/** Remembers a choice of the language switcher or the suggestion bar: nothing else writes the cookie (rulings 2.5). */
export function rememberCulture(): void {
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return
    const choice = event.target.closest<HTMLElement>('[data-culture]')
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    if (choice?.dataset.culture) document.cookie = cultureCookie(choice.dataset.culture)
    if (!event.target.closest('[data-suggestion-dismiss]')) return
    const current = document.documentElement.dataset.cultureId
    // biome-ignore lint/suspicious/noDocumentCookie: see above
    if (current) document.cookie = cultureCookie(current)
    delete document.documentElement.dataset.suggest
    document.getElementById('main')?.focus({ preventScroll: true })
  })
}
