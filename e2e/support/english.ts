import type { Page } from '@playwright/test'

/** Words that English has and that no other language of the product has, proper names apart. */
const english =
  /\b(the|and|with|your|our|of|for|this|that|from|you|are|have|here|more|when|which|games|terms|please|see all|about|search|help|loading|close|by)\b/gi

/** Elements whose text is a proper name, in every language. */
const named = [
  '.game-card__name',
  '.game-card__provider',
  '.game-page h1',
  '.game-page__provider',
  '.winners-row__game',
  '.winner__game',
]
/** Parts in other languages on purpose: the licence's names, the language switcher, the fixed version line. */
const foreign = ['.footer-licence', '.language-switcher', '.site-footer__end p', '[lang]:not(html)']

/** English words that a page shows or says to a reader or a search engine. */
export async function englishOn(page: Page): Promise<string[]> {
  const text = await page.evaluate(
    ([namedParts, foreignParts]) => {
      const names = [...document.querySelectorAll(namedParts)].map((element) => element.textContent?.trim() ?? '')
      for (const element of document.querySelectorAll(foreignParts)) element.remove()
      const spoken = [...document.querySelectorAll('[aria-label], [alt], [title], [placeholder]')].flatMap((element) =>
        ['aria-label', 'alt', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
      )
      const head = [...document.querySelectorAll('meta[content]')]
        .filter((meta) => /description|title/.test(meta.getAttribute('name') ?? meta.getAttribute('property') ?? ''))
        .map((meta) => meta.getAttribute('content') ?? '')
      // biome-ignore lint/performance/useDomNodeTextContent: only what is shown counts
      const whole = [document.title, ...head, ...spoken, document.body.innerText].join('\n')
      return names
        .filter((name) => name !== '')
        .sort((a, b) => b.length - a.length)
        .reduce((rest, name) => rest.replaceAll(name, ''), whole)
    },
    [named.join(), foreign.join()] as const,
  )
  return [...new Set(text.match(english) ?? [])]
}
