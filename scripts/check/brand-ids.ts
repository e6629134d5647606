/** The words that the check looks for. */
export interface Words {
  /** Ids of the registered brands. */
  readonly brands: readonly string[]
  /** Words that also mean something else: cultures, languages, markets. An id among them counts only where a brand is meant. */
  readonly others: ReadonlySet<string>
}

const quoted = (word: string): string => `['"\`]${word}['"\`]`

/** The text without its comments, as long and with the same lines. */
const withoutComments = (text: string): string =>
  text.replace(
    /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|\/\/[^\n]*|\/\*[\s\S]*?\*\//g,
    (found, string: string | undefined) => string ?? found.replace(/[^\n]/g, ' '),
  )

/** The body in braces that begins after `from`. */
function bodyAfter(code: string, from: number): string {
  const start = code.indexOf('{', from)
  if (start < 0) return ''
  let depth = 0
  for (let at = start; at < code.length; at++) {
    if (code[at] === '{') depth++
    if (code[at] === '}' && --depth === 0) return code.slice(start, at)
  }
  return code.slice(start)
}

/** Where a brand is meant: compared with one, standing in for one, given to what takes one, read from their table. */
const meant = (id: string): RegExp[] => {
  const word = quoted(id)
  const brand = '\\w*[bB]rand\\w*(?:\\??\\.\\w+|\\[\\w+\\])*\\)?'
  return [
    new RegExp(`${brand}\\s*(?:===?|!==?|\\?\\?|\\|\\|)\\s*${word}`, 'g'),
    new RegExp(`${word}\\s*(?:===?|!==?)\\s*[\\w.]*${brand}`, 'g'),
    new RegExp(`\\w*(?:[bB]rand|BRAND)\\w*['"]?\\??\\s*(?::|=)\\s*['"\`][^'"\`\\n]*\\b${id}\\b[^'"\`\\n]*['"\`]`, 'g'),
    new RegExp(`\\w*[bB]rand\\w*\\(\\s*${word}`, 'g'),
    new RegExp(`\\bbrands(?:\\.${id}\\b|\\[${word}\\])`, 'g'),
    new RegExp(`\\w*[bB]rands?\\w*\\s*(?::|=|of|\\.includes\\()[^=\\n]{0,60}\\[[^\\]]*${word}`, 'g'),
    new RegExp(`\\[[^\\]\\n]*${word}[^\\]\\n]*\\]\\.(?:includes|indexOf)\\([^)\\n]*[bB]rand`, 'g'),
  ]
}

/** Bodies whose keys or cases are brands: a table by BrandId, a switch over a brand. */
const bodiesOfBrands = (code: string): string[] =>
  [...code.matchAll(/(?:Record|Map)<BrandId\b[^\n]*=|switch \([^)\n]*[bB]rand[^)\n]*\)/g)].map(({ index }) =>
    bodyAfter(code, index),
  )

/** The elements of every list of quoted words. */
const lists = (code: string): string[][] =>
  [...code.matchAll(/\[\s*((?:['"`][\w-]+['"`]\s*,?\s*){2,})\]/g)].map(([, inner = '']) =>
    [...inner.matchAll(/[\w-]+/g)].map(([word]) => word),
  )

/** What of a file names a brand by its id, each once. */
export function brandIdsIn(text: string, { brands, others }: Words): string[] {
  const code = withoutComments(text)
  const bodies = bodiesOfBrands(code)
  const found = brands.flatMap((id) => {
    const plain = others.has(id) ? [] : [new RegExp(quoted(id), 'g'), new RegExp(`['"\`]${id},`, 'g')]
    const host = new RegExp(`['"\`/.]${id}\\.localhost`, 'g')
    const inCode = [...plain, host, ...meant(id)].flatMap((pattern) => code.match(pattern) ?? [])
    const key = new RegExp(`(?:case ${quoted(id)}|[{,]\\s*['"]?${id}['"]?):`, 'g')
    return [...inCode, ...bodies.flatMap((body) => body.match(key) ?? [])]
  })
  const ofBrands = lists(code).filter(
    (words) => words.every((word) => brands.includes(word)) && words.some((word) => !others.has(word)),
  )
  return [...new Set([...found, ...ofBrands.map((words) => words.join(', '))])].map((part) => part.replace(/\s+/g, ' '))
}

/** Lists of every brand: what a test must not write by hand either. */
export const handListsIn = (text: string, { brands }: Pick<Words, 'brands'>): string[] =>
  lists(withoutComments(text))
    .filter((words) => brands.length > 1 && brands.every((id) => words.includes(id)))
    .map((words) => words.join(', '))
