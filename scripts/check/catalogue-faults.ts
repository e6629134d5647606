import { likely } from '../../shared/text/likely.ts'

const plural = /_(?:zero|one|two|few|many|other)$/

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A language may need plural categories that the first one lacks. */
function isKnown(key: string, base: Readonly<Record<string, unknown>>): boolean {
  if (Object.hasOwn(base, key)) return true
  const stem = key.replace(plural, '')
  return stem !== key && Object.keys(base).some((other) => plural.test(other) && other.replace(plural, '') === stem)
}

/**
 * What is wrong with a catalogue's file against the same file of en-GB, one line a key: unknown ones and those of another
 * kind; missing ones where it has to be `complete`.
 */
export function catalogueFaults(texts: unknown, base: unknown, complete: boolean, at = ''): string[] {
  if (isGroup(base) !== isGroup(texts) || (!isGroup(texts) && typeof texts !== 'string')) {
    const wanted = isGroup(base) ? 'a group of texts' : 'a text'
    return [`${at || 'the file'} is not ${wanted}, as it is in en-GB`]
  }
  if (!isGroup(texts) || !isGroup(base)) return []
  const path = (key: string): string => (at === '' ? key : `${at}.${key}`)
  const missing = complete ? Object.keys(base).filter((key) => !Object.hasOwn(texts, key)) : []
  const given = Object.keys(texts).flatMap((key) => {
    if (isKnown(key, base))
      return Object.hasOwn(base, key) ? catalogueFaults(texts[key], base[key], complete, path(key)) : []
    const meant = likely(key, missing) ?? likely(key, Object.keys(base))
    return [`${path(key)} is no key of en-GB${meant === undefined ? '' : `: did you mean "${meant}"?`}`]
  })
  return [...missing.map((key) => `${path(key)} is missing`), ...given]
}
