/** The names that XML has, and that of the space that does not break; any other stays as it came: letters are UTF-8. */
const named: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00a0'],
])

/** The sign of a number; what is no sign is the one that stands for such (HTML, 13.2.5.80). */
const signOf = (code: number): string =>
  code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff) ? '\ufffd' : String.fromCodePoint(code)

const decoded = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#([0-9]{1,7})|([a-z]+));/gi, (reference, hexadecimal, decimal, name) => {
    if (hexadecimal !== undefined) return signOf(Number.parseInt(hexadecimal, 16))
    if (decimal !== undefined) return signOf(Number(decimal))
    return named.get(name) ?? reference
  })

/** The words of HTML on one line, without its elements and references: text to be shown, which whoever shows it escapes. */
export const plainText = (html: string): string =>
  decoded(
    html
      .replace(/<br\b[^>]*>/gi, ' ')
      .replace(/<[^>]*>/g, '')
      .replace(/\s+/g, ' '),
  ).trim()
