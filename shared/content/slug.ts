/** A slug within a larger pattern: lower-case letters, digits and single dashes. */
const slug = '[a-z0-9]+(?:-[a-z0-9]+)*'

/** How the content API and the addresses of pages spell an item. */
export const slugPattern = /* @__PURE__ */ new RegExp(`^${slug}$`)

/** Longest slug there is. */
export const longestSlug = 120

export const isSlug = (text: string): boolean => text.length <= longestSlug && slugPattern.test(text)

/** From one to so many slugs with a space between. */
export const slugsPattern = (most: number): RegExp =>
  new RegExp(`^(?!.*\\S{${longestSlug + 1}})${slug}(?: ${slug}){0,${most - 1}}$`)
