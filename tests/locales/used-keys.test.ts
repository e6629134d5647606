import { glob, readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import account from '../../locales/en-GB/account.json' with { type: 'json' }
import site from '../../locales/en-GB/site.json' with { type: 'json' }

const leaves = (node: object, before = ''): string[] =>
  Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'string' ? [before + key] : leaves(value, `${before}${key}.`),
  )

let source = ''
for await (const file of glob('{worker,client,shared,platform}/**/*.{ts,tsx}')) source += await readFile(file, 'utf8')

/** Parts of the catalogue whose keys are put together, e.g. of t(`menu.${key}`): what stands before and behind the gap. */
const patterns = [...source.matchAll(/\bt\(\s*`([\w.:]*)\$\{[^}]+\}([\w.]*)`/g)].map(
  ([, before = '', behind = '']) =>
    new RegExp(`^${before.replaceAll('.', '\\.')}[\\w/-]+(?:\\.[\\w-]+)*${behind.replaceAll('.', '\\.')}$`),
)

/** Whether code names the key, whole or put together. */
const isUsed = (key: string): boolean => {
  const plain = key.replace(/_(?:zero|one|two|few|many|other)$/, '')
  return source.includes(`'${plain}'`) || patterns.some((pattern) => pattern.test(plain))
}

describe('the catalogue', () => {
  test.each([
    ['site', site],
    ['account', account],
  ])('holds no text of %s that nobody shows', (_, texts) => {
    expect(leaves(texts).filter((key) => !isUsed(key))).toEqual([])
  })

  test('would be found out if it did', () => {
    expect(isUsed('common.nobodyShowsThis')).toBe(false)
  })
})
