import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { XmlDocument, XmlElement, XsdValidator } from 'libxml2-wasm'
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs'

xmlRegisterFsInputProviders()

const schemaOf = (file: string): XsdValidator => {
  const url = fileURLToPath(new URL(`./site-map-schema/${file}`, import.meta.url))
  return XsdValidator.fromDoc(XmlDocument.fromBuffer(readFileSync(url), { url }))
}

const names = { s: 'http://www.sitemaps.org/schemas/sitemap/0.9', x: 'http://www.w3.org/1999/xhtml' }
const mapSchema = schemaOf('all.xsd')
const indexSchema = schemaOf('siteindex.xsd')

const elements = (parent: XmlElement | XmlDocument, path: string): XmlElement[] =>
  (parent instanceof XmlDocument ? parent.root : parent)
    .find(path, names)
    .filter((node): node is XmlElement => node instanceof XmlElement)

/** One address of a parsed site map. */
export interface ParsedUrl {
  readonly loc: string
  readonly lastmod: string | null
  /** hreflang → address. */
  readonly links: Readonly<Record<string, string>>
}

/** Reads a document by its schema; libxml2's own memory is given back afterwards. Throws where the schema does not hold. */
function readValid<Read>(xml: string, schema: XsdValidator, read: (document: XmlDocument) => Read): Read {
  const document = XmlDocument.fromString(xml)
  try {
    schema.validate(document)
    return read(document)
  } finally {
    document.dispose()
  }
}

/** Parses a site map and validates it against the schema of sitemaps.org; throws where it does not hold. */
export function parseSiteMap(xml: string): readonly ParsedUrl[] {
  return readValid(xml, mapSchema, (document) =>
    elements(document, '//s:url').map((url) => ({
      loc: elements(url, 's:loc')[0]?.content ?? '',
      lastmod: elements(url, 's:lastmod')[0]?.content ?? null,
      links: Object.fromEntries(
        elements(url, 'x:link').map((link) => [link.attr('hreflang')?.value ?? '', link.attr('href')?.value ?? '']),
      ),
    })),
  )
}

/** Parses an index of site maps, validated likewise: the addresses of its maps. */
export function parseSiteMapIndex(xml: string): readonly string[] {
  return readValid(xml, indexSchema, (document) => elements(document, '//s:loc').map(({ content }) => content))
}
