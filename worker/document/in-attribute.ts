const entities: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;' }

/** A text as it stands between the quotes of an attribute, or in `<title>`. */
export const inAttribute = (text: string): string => text.replace(/[&"<]/g, (sign) => entities[sign] ?? sign)
