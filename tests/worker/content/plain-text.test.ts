import { expect, test } from 'vitest'
import { plainText } from '../../../worker/content/plain-text.ts'

test.each([
  [
    'elements go, and the words stay apart where a line ended',
    '<p>One<br>two<BR class="x"/>three</p>',
    'One two three',
  ],
  ['what only begins like a line’s end is an element like others', 'one<brr>two', 'onetwo'],
  ['white space is one space, and none at the ends', ' \n one\t\ttwo ', 'one two'],
  ['each name of XML is its sign', '&lt;a&gt; &amp; &quot;b&quot; &apos;c&apos;', '<a> & "b" \'c\''],
  ['the space that does not break stays', '18&nbsp;years', '18\u00a0years'],
  ['another name stays as it came', '&eacute; &copy;', '&eacute; &copy;'],
  ['numbers are their signs', '&#233;&#xE9;&#X1f600;', 'éé😀'],
  ['the last sign there is', '&#x10FFFF;', '\u{10ffff}'],
  ['what is beyond it is no sign', '&#x110000;&#9999999;', '\ufffd\ufffd'],
  ['half a sign, and none, are no sign', '&#xD7FF;&#xD800;&#xDFFF;&#xE000;&#0;', '\ud7ff\ufffd\ufffd\ue000\ufffd'],
  ['a reference to a reference is read once', '&amp;lt;', '&lt;'],
])('%s', (_, html, text) => {
  expect(plainText(html)).toBe(text)
})
