import { glob, readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'

/** What makes React throw away markup of the edge, or differ from it silently (design "Figures to build on"). */
const forbidden: readonly (readonly [why: string, pattern: RegExp])[] = [
  ['ids come as props: useId differs between the two', /\buseId\b/],
  ['Suspense is not hydrated', /\bSuspense\b/],
  ['classes, never a style attribute: the policy refuses it too', /\bstyle=\{/],
  ['an empty class differs', /className=(?:""|'')/],
  ['translate is dropped', /translate="no"/],
  ['boolean contentEditable and spellCheck differ: use strings', /(?:contentEditable|spellCheck)=\{(?:true|false)\}/],
  ['an empty address differs', /\b(?:href|src)=(?:""|'')/],
  ['one template literal instead of adjacent text', />[^<>{}\n]*\S[^<>{}\n]*\{[^}]+\}\s*</],
  ['one template literal instead of adjacent values', />\s*\{[^{}]+\}[ \t]*\{[^{}]+\}\s*</],
  ['a table has a tbody', /<table[^>]*>\s*<tr/],
  ['missing at the edge', /\b(?:useActionState|useOptimistic|Activity|ViewTransition)\b/],
  ['nothing of the browser while rendering', /^(?!.*=>).*\b(?:window|document|localStorage|navigator)\.\w+.*<\/?\w+/m],
]

const files: string[] = []
for await (const file of glob('{client/**/*.island.tsx,shared/ui/*.tsx}')) files.push(file)

describe('what is rendered on both sides', () => {
  test('is found', () => {
    expect(files.length).toBeGreaterThan(4)
  })

  test.each(files.sort())('%s keeps the rules of hydration', async (file) => {
    const source = (await readFile(file, 'utf8')).replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    const broken = forbidden.filter(([, pattern]) => pattern.test(source))
    expect(broken.map(([why, pattern]) => `${why}: ${pattern.exec(source)?.[0].trim()}`)).toEqual([])
  })
})
