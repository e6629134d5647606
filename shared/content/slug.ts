/** How the content API and the addresses of pages spell an item: lower-case letters, digits and single dashes. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Longest slug there is. */
export const longestSlug = 120

export const isSlug = (text: string): boolean => text.length <= longestSlug && slugPattern.test(text)
