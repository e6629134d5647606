/** Search results cut titles off at about this many characters. */
const longest = 60

/** The document's title: the page's own with the brand's name after it, where that fits and it does not say it already. */
export function documentTitle(title: string, brand: string): string {
  const whole = `${title} | ${brand}`
  return title.includes(brand) || whole.length > longest ? title : whole
}
