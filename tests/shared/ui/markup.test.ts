import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { linkTarget, type MarkupNode, parseMarkup, plainMarkup } from '../../../shared/ui/markup.ts'

/** Nodes as a short notation: <b>, <i> and <a target>. */
const shown = (nodes: readonly MarkupNode[]): string =>
  nodes
    .map((node) => {
      if (node.kind === 'text') return node.text
      if (node.kind === 'link') return `<a ${node.target}>${shown(node.nodes)}</a>`
      const tag = node.kind === 'bold' ? 'b' : 'i'
      return `<${tag}>${shown(node.nodes)}</${tag}>`
    })
    .join('')

describe('the markup of feeds', () => {
  test.each([
    ['plain', 'plain'],
    ['a **b** c', 'a <b>b</b> c'],
    ['a *b* c', 'a <i>b</i> c'],
    ['**a *b* c**', '<b>a <i>b</i> c</b>'],
    ['***a***', '<b><i>a</i></b>'],
    ['a *bcd* e', 'a <i>bcd</i> e'],
    ['**a *bcd* e**', '<b>a <i>bcd</i> e</b>'],
    ['one * alone', 'one * alone'],
    ['**open', '**open'],
    ['2 * 3 * 4', '2 * 3 * 4'],
    ['** **', '** **'],
    ['see [our terms](/terms/)', 'see <a /terms/>our terms</a>'],
    ['[**bold** link](/a)', '<a /a><b>bold</b> link</a>'],
    ['**[link](/a)**', '<b><a /a>link</a></b>'],
    ['[x](https://gamstop.co.uk/?a=b&c=d)', '<a https://gamstop.co.uk/?a=b&c=d>x</a>'],
    ['[x](javascript:alert)', '[x](javascript:alert)'],
    ['[x](//evil.example)', '[x](//evil.example)'],
    ['[x](\\\\evil)', '[x](\\\\evil)'],
    ['[x]()', '[x]()'],
    ['', ''],
  ])('%j reads %j', (text, expected) => {
    expect(shown(parseMarkup(text))).toBe(expected)
  })

  test('is read into pieces, none of them empty', () => {
    expect(parseMarkup('*a* **b**')).toEqual([
      { kind: 'italic', nodes: [{ kind: 'text', text: 'a' }] },
      { kind: 'text', text: ' ' },
      { kind: 'bold', nodes: [{ kind: 'text', text: 'b' }] },
    ])
    expect(parseMarkup('[a](https://b.example/c d)')).toEqual([
      { kind: 'link', target: 'https://b.example/c%20d', external: true, nodes: [{ kind: 'text', text: 'a' }] },
    ])
  })

  test('leaves what is no link in the text around it', () => {
    expect(parseMarkup('see [x](javascript:alert) now')).toEqual([
      { kind: 'text', text: 'see [x](javascript:alert) now' },
    ])
  })

  test('can be taken off', () => {
    expect(plainMarkup(parseMarkup('**Our *own* [terms](/terms/)** apply'))).toBe('Our own terms apply')
  })
})

describe('the target of a link', () => {
  test.each([
    ['/slots/new', false],
    ['slots', false],
    ['?page=2', false],
    ['../up', false],
    ['/a/b:c', false],
    ['a/b:c', false],
    ['http://a.example', true],
    ['HTTPS://a.example/x y', true],
  ] as const)('%j is one', (target, external) => {
    expect(linkTarget(target)?.external).toBe(external)
  })

  test.each([
    ...[
      'javascript:alert(1)',
      'javascript:alert',
      ' javascript:x',
      'data:text',
      'vbscript:x',
      'mailto:a',
      'java script:x',
      'xhttps://a.example',
    ],
    ...[
      '//host',
      '///host',
      '\\\\host',
      '/\\host',
      'https:',
      'https:evil',
      'https://',
      'https:///x',
      'ftp://x',
      'a#b',
      'a%2f',
    ],
    ...['a"b', 'a<b', "a'b", 'a\tb', 'a\nb', '', '   '],
  ])('%j is none', (target) => {
    expect(linkTarget(target)).toBeNull()
  })

  test('has its spaces encoded', () => {
    expect(linkTarget(' /a b c ')).toEqual({ target: '/a%20b%20c', external: false })
  })

  test('never leads out of http or the site', () => {
    const alphabet = [...'jJavscripthttps:/\\?=&.-_ #%@"<>\t\n0é']
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...alphabet)), (characters) => {
        const found = linkTarget(characters.join(''))
        if (!found) return
        const url = new URL(found.target, 'https://site.example/a/')
        expect(['http:', 'https:']).toContain(url.protocol)
        if (!found.external) expect(url.origin).toBe('https://site.example')
      }),
      { numRuns: 3000 },
    )
  })
})

describe('any text', () => {
  // An opening bracket has a space before it: of these pieces no link comes to be but the whole one.
  const texts = fc
    .array(fc.constantFrom('*', '**', ' ', 'a', 'word', '[', ']', ' (', ')', '[a](/b)', '<b>'))
    .map((list) => list.join(''))

  test('keeps every word', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const letters = (value: string): string => value.replace(/\(\/b\)/g, '').replace(/[^a-z<>]/g, '')
        expect(letters(plainMarkup(parseMarkup(text)))).toBe(letters(text))
      }),
    )
  })

  test('never has two plain texts side by side', () => {
    const check = (nodes: readonly MarkupNode[]): void => {
      for (const [index, node] of nodes.entries()) {
        expect(node.kind === 'text' && nodes[index + 1]?.kind === 'text').toBe(false)
        if (node.kind !== 'text') check(node.nodes)
      }
    }
    fc.assert(fc.property(texts, (text) => check(parseMarkup(text))))
  })

  test('comes to an end, however many marks are left open', () => {
    for (const piece of ['*a', '**a', '[a](', '* ', '**a *b', 'a']) {
      const text = piece.repeat(5000)
      expect(plainMarkup(parseMarkup(text)).length).toBeLessThanOrEqual(text.length)
    }
  })
})
