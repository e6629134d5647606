/** What citations may name: the numbers and names of the product's documents, and which other documents there are. */
export interface Sources {
  /** By the word that cites it (`spec`, `rulings` …): numbers, and the names that stand in each section. */
  readonly numbered: Readonly<Record<string, Anchors>>
  /** Headings of docs/design.md. */
  readonly design: ReadonlySet<string>
  /** Numbers of the decision records, four digits. */
  readonly decisions: ReadonlySet<string>
  /** Whether a document is in the repository, as the citing file names it. */
  readonly exists: (document: string, file: string) => boolean
}

export interface Anchors {
  readonly numbers: ReadonlySet<string>
  /** Headings, bold words and code words of a section, by its number. */
  readonly names: ReadonlyMap<string, ReadonlySet<string>>
}

const nameParts = /^#{3,} +(.+)$|\*\*(.+?)\*\*|`([^`]+)`/gm
const bare = (name: string): string => name.trim().replace(/[:./]+$/, '')

/** Sections `## 2. …` and rules `- **2.3** …` of a numbered document. */
export function anchorsOf(markdown: string): Anchors {
  const numbers = new Set<string>()
  const names = new Map<string, Set<string>>()
  for (const section of markdown.split(/^(?=## )/m)) {
    const number = /^## (\d+)\. /.exec(section)?.[1]
    if (number === undefined) continue
    numbers.add(number)
    for (const [, rule = ''] of section.matchAll(/^- \*\*(\d+\.\d+)\*\* /gm)) numbers.add(rule)
    const found = [...section.matchAll(nameParts)].flatMap(([, ...groups]) =>
      groups.filter((group) => group !== undefined).flatMap((group) => group.split(', ')),
    )
    names.set(number, new Set(found.map(bare)))
  }
  return { numbers, names }
}

export const headingsOf = (markdown: string): ReadonlySet<string> =>
  new Set([...markdown.matchAll(/^## +(.+)$/gm)].map(([, heading = '']) => heading))

/** Forms that are not regular, and what is written instead. */
const irregular: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [
    /\b(?:issues?|tickets?|pull requests?) +#?\d[\d.]*|\(#\d+\)|\bGH-\d+/gi,
    'cite the rule itself: an issue cannot be opened from here',
  ],
  [/\b(?:[Ss]pecifications?|[Ss]pecs|Spec|SPEC) +§? ?\d[\d.]*/g, 'write "spec 2"'],
  [/\b(?:[Rr]uling|Rulings) +§? ?\d[\d.]*/g, 'write "rulings 6.2"'],
  [/\b(?:spec|rulings|quality|domain|design) +§ ?\d[\d.]*/g, 'write the number without a sign'],
  [/\bdesign +\d[\d.]*/g, 'write design and the name of its part in double quotes'],
]

/** One space for each line break and the comment mark after it, so that places stay the same. */
const unbroken = (text: string): string =>
  text.replace(/\n[ \t]*(?:\*(?!\/)|\/\/|--|#|\|)?/g, (gap) => ' '.repeat(gap.length))

const citedDocument = /\b(spec|rulings|quality|domain)(?= +\d)/g
/** A number, or a name in quotes, with what stands before it in a list. */
const part = /(?:,? +|, and +| and +)(?:"([^"]+)"|(\d+(?:\.\d+)?)\b)/y
const designPart = /\bdesign +"([^"]+)"/g
const decision = /\bdecisions?(?: records?)? +(\d+)\b/gi
const documentFile = /(?<![\w./:<>*${}-])[\w./-]+\.md\b/g

/** What is wrong with the citations of a file, each line with file and line: `path:12: …`. */
export function citationFaults(file: string, text: string, sources: Sources): string[] {
  const flat = unbroken(text)
  const faults: { at: number; what: string }[] = []
  const collapsed = (words: string): string => words.replace(/\s+/g, ' ').trim()

  for (const [pattern, instead] of irregular)
    for (const match of flat.matchAll(pattern))
      faults.push({ at: match.index, what: `"${collapsed(match[0])}": ${instead}` })

  for (const match of flat.matchAll(citedDocument)) {
    const [document] = match
    const anchors = sources.numbered[document]
    let section = ''
    part.lastIndex = match.index + document.length
    for (let found = part.exec(flat); found !== null; found = part.exec(flat)) {
      const [, name, number] = found
      const at = found.index + found[0].search(/\S/)
      if (number !== undefined) {
        section = number.split('.')[0] ?? ''
        if (!anchors?.numbers.has(number)) faults.push({ at, what: `${document} ${number} is nowhere` })
      } else if (name !== undefined && !anchors?.names.get(section)?.has(bare(collapsed(name))))
        faults.push({ at, what: `${document} ${section} has no "${collapsed(name)}"` })
    }
  }

  for (const { 1: name = '', index } of flat.matchAll(designPart))
    if (!sources.design.has(collapsed(name))) faults.push({ at: index, what: `design has no "${collapsed(name)}"` })

  for (const { 1: number = '', index } of flat.matchAll(decision))
    if (!sources.decisions.has(number)) faults.push({ at: index, what: `there is no decision ${number}` })

  for (const { 0: name, index } of flat.matchAll(documentFile))
    if (!sources.exists(name, file)) faults.push({ at: index, what: `${name} is not in the repository` })

  return faults
    .sort((a, b) => a.at - b.at)
    .map(({ at, what }) => `${file}:${text.slice(0, at).split('\n').length}: ${what}`)
}
