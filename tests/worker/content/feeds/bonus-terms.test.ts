import { describe, expect, test } from 'vitest'
import { bonusTerms } from '../../../../worker/content/feeds/bonus-terms.ts'

const titleOf = (heading: string): unknown =>
  bonusTerms.html?.(`<html><body>${heading}<p>Text</p>`, { code: 'welcome' })

describe('terms that come as a page of HTML', () => {
  test.each([
    ['<h1>Terms</h1>', 'Terms'],
    ['<h1 id="a">Terms &amp; Conditions</h1>', 'Terms & Conditions'],
    ['<h1><span>Terms</span> of <b>use</b></h1>', 'Terms of use'],
    ['<h1>\n  Terms<br>of\n  use\n</h1 >', 'Terms of use'],
    ['<H2>&quot;&#87;elcome&#x22; &gt; &apos;bonus&apos;</H2>', `"Welcome" > 'bonus'`],
    ['<h1>Offre&nbsp;: 5&nbsp;€</h1>', 'Offre\u00a0: 5\u00a0€'],
    ['<h1>&amp;lt;b&amp;gt;, once</h1>', '&lt;b&gt;, once'],
    ['<h1>&#0;&#xD800;&#x110000;</h1>', '\ufffd\ufffd\ufffd'],
    ['<h1>A &constructor; &unknown; &amp</h1>', 'A &constructor; &unknown; &amp'],
    ['<h1><img src="a.svg"></h1><h2>Terms</h2>', 'Terms'],
  ])('%s is the title in words', (heading, title) => {
    expect(titleOf(heading)).toEqual({ code: 'welcome', title, body: '<p>Text</p>' })
  })

  test.each(['', '<h1></h1>', '<h1>Terms</h2>', '<h3>Terms</h3>', '<header>Terms</header>'])(
    'without a heading are none: %s',
    (heading) => {
      expect(titleOf(heading)).toBeNull()
    },
  )

  test.each(['<!doctype html><title>Welcome</title><h1>Hello</h1>', '<h1>Hello</h1><p> <br> &nbsp;</p></body></html>'])(
    'a page that only greets is none: %s',
    (page) => {
      expect(bonusTerms.html?.(page, { code: 'welcome' })).toBeNull()
    },
  )
})
