import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { safeHtml } from '../../../worker/content/sanitise.ts'

const clean = (html: string): string => safeHtml.parse(html)

describe('HTML of feeds (rulings 7.3)', () => {
  test.each([
    ['<p>Hello <strong>you</strong></p>', '<p>Hello <strong>you</strong></p>'],
    ['<script>alert(1)</script>', ''],
    ['<p onclick="x()">a</p>', '<p>a</p>'],
    ['<p style="color:red">a</p>', '<p>a</p>'],
    ['<iframe src="//evil"></iframe>ok', 'ok'],
    ['<style>p{}</style>ok', 'ok'],
    ['<h1>no</h1>', 'no'],
    ['<form><input></form>', ''],
    ['<p id="page-data">a</p>', '<p>a</p>'],
    ['<h2 ID=main class="button button--main">a</h2>', '<h2>a</h2>'],
    ['<a href="/help/" class="tile__link" name="top">a</a>', '<a href="/help/">a</a>'],
    ['<div id="overlay-shell"><span class="consent">a</span></div>', '<div><span>a</span></div>'],
  ])('%s becomes %s', (given, expected) => {
    expect(clean(given)).toBe(expected)
  })

  test.each([
    '<a href="javascript:alert(1)">x</a>',
    '<a href="JaVaScRiPt:alert(1)">x</a>',
    '<a href="java\tscript:alert(1)">x</a>',
    '<a href="&#106;avascript:alert(1)">x</a>',
    '<a href="data:text/html,<script>1</script>">x</a>',
    '<img src="javascript:alert(1)">',
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)>',
    '<p><svg><script>alert(1)</script></svg></p>',
    '"><script>alert(1)</script>',
    '<a href="vbscript:x">x</a>',
  ])('%s is inert', (html) => {
    expect(clean(html)).not.toMatch(/javascript:|vbscript:|data:text|<script|onerror=|onload=|<svg/i)
  })

  test('leaves no script and no handler of anything, and cleaning twice changes nothing', () => {
    const pieces = fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '/',
      'script',
      ' onload=',
      ' id=',
      ' class=',
      'a',
      'p',
      'img',
      ' src=',
      ' href=',
      'x',
      '&',
      '&#58;',
      'javascript:',
      '<!--',
      '-->',
      '\n',
      '\u0000',
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
        const once = clean(parts.join(''))
        expect(once).not.toMatch(/<script/i)
        expect(once).not.toMatch(/<[a-z][^>]*\s(?:on\w+|id|class|name|style)=/i)
        expect(clean(once)).toBe(once)
      }),
    )
  })
})
