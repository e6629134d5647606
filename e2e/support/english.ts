import type { Page } from '@playwright/test'
import { englishWords, foreignParts, namedParts } from '../../scripts/verify/english-words.ts'

/** English words that a page shows or says to a reader or a search engine. */
export async function englishOn(page: Page): Promise<string[]> {
  const { names, whole, lang } = await page.evaluate(
    ([named, foreign]) => {
      const names = [...document.querySelectorAll(named)].map((element) => element.textContent?.trim() ?? '')
      for (const element of document.querySelectorAll(foreign)) element.remove()
      const spoken = [...document.querySelectorAll('[aria-label], [alt], [title], [placeholder]')].flatMap((element) =>
        ['aria-label', 'alt', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
      )
      const head = [...document.querySelectorAll('meta[content]')]
        .filter((meta) => /description|title/.test(meta.getAttribute('name') ?? meta.getAttribute('property') ?? ''))
        .map((meta) => meta.getAttribute('content') ?? '')
      const { lang } = document.documentElement
      // biome-ignore lint/performance/useDomNodeTextContent: only what is shown counts
      const shown = document.body.innerText
      return { lang, names, whole: [document.title, ...head, ...spoken, shown].join('\n') }
    },
    [namedParts.join(), foreignParts.join()] as const,
  )
  return englishWords(whole, lang, names)
}
