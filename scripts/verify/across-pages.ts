import { englishWords } from './english-words.ts'
import type { PageFacts } from './page-facts.ts'

/** A page that search engines keep under its own address. */
const indexable = ({ noindex, canonical, path }: PageFacts): boolean => !noindex && canonical === path

/** Titles and descriptions that two indexable pages of one culture share. */
export function sharedTexts(pages: readonly PageFacts[]): string[] {
  const known = new Map<string, string>()
  return pages.filter(indexable).flatMap(({ path, culture, title, description }) =>
    Object.entries({ title, description }).flatMap(([what, text]) => {
      const key = `${culture} ${what} ${text}`
      const other = known.get(key)
      known.set(key, path)
      return other === undefined ? [] : [`${path} and ${other} share the ${what} "${text}"`]
    }),
  )
}

/**
 * hreflang that does not hold (domain 3): an indexable page must name itself, and every page that it names must name the
 * same set back. Pages that were not read cannot answer and are not judged.
 */
export function unreciprocated(pages: readonly PageFacts[]): string[] {
  const byPath = new Map(pages.map((page) => [page.path, page]))
  const setOf = ({ alternates }: PageFacts): string => JSON.stringify(Object.entries(alternates).sort())
  return pages.filter(indexable).flatMap((page) => {
    const named = new Set(Object.values(page.alternates))
    const faults = named.size > 0 && !named.has(page.path) ? [`${page.path} does not name itself by hreflang`] : []
    for (const path of named) {
      const other = byPath.get(path)
      if (other !== undefined && setOf(other) !== setOf(page))
        faults.push(`${page.path} names ${path} by hreflang, which names others back`)
    }
    return faults
  })
}

/** Links to a place on a page that is not there. */
export function missingPlaces(pages: readonly PageFacts[]): string[] {
  const byPath = new Map(pages.map((page) => [page.path, page]))
  const known = new Set<string>()
  return pages.flatMap((page) =>
    page.links.flatMap(({ path, fragment }) => {
      const target = byPath.get(path)
      const key = `${path}#${fragment}`
      if (fragment === '' || target === undefined || target.ids.has(fragment) || known.has(key)) return []
      known.add(key)
      return [`${page.path} links to ${key}, and there is no such place`]
    }),
  )
}

/** English on pages in other languages, proper names of all pages apart; each line once, with the first page that has it. */
export function englishLines(pages: readonly PageFacts[]): string[] {
  const names = [...new Set(pages.flatMap((page) => page.names))]
  const known = new Set<string>()
  return pages.flatMap(({ path, lang, suspects }) =>
    suspects.flatMap((line) => {
      if (known.has(line)) return []
      known.add(line)
      const words = englishWords(
        line,
        lang,
        names.filter((name) => line.includes(name)),
      )
      return words.length === 0 ? [] : [`${path}: English "${words.join(', ')}" in "${line.trim().slice(0, 160)}"`]
    }),
  )
}
