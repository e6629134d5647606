import { glob, readFile } from 'node:fs/promises'
import { transform } from 'lightningcss'
import { z } from 'zod'
import { Stopped } from '../command/faults.ts'

interface Sheet {
  readonly file: string
  readonly css: string
}

/** Order of the cascade: brand tokens first, then what stands on them (design "Client"). */
const layers: Sheet = {
  file: 'scripts/build/styles.ts',
  css: '@layer tokens, base, components, pages, print;\n',
}

const platformLayers: Sheet = { file: 'scripts/build/styles.ts', css: '@layer tokens, base, parts;\n' }

/** Stylesheets beside the code of overlays: they come with it. What the dialog itself looks like is in every page's. */
const ofOverlays = /^client\//
/** Those of pages for operators: no visitor fetches them. */
const ofOperators = /^worker\/routes\//

const readSheet = async (file: string): Promise<Sheet> => ({ file, css: await readFile(file, 'utf8') })

/** The stylesheets of components, in one fixed order. */
async function componentStyles(wanted: (file: string) => boolean): Promise<readonly Sheet[]> {
  const files: string[] = []
  for await (const file of glob('{shared,client,worker}/**/*.css')) if (wanted(file)) files.push(file)
  return Promise.all(files.sort().map(readSheet))
}

/** The font of all texts: the Latin part of a variable font, one file for every weight. */
export const textFont = 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'

/** Browsers since mid-2023: nesting and layers stay as written. */
const targets = { chrome: 117 << 16, safari: (17 << 16) | (2 << 8), firefox: 117 << 16 }

const parseFault = z.object({ message: z.string(), loc: z.object({ line: z.number(), column: z.number() }) })

const minify = ({ file, css }: Sheet): Uint8Array =>
  transform({ filename: file, code: Buffer.from(css), minify: true, targets }).code

/** Where a stylesheet has a fault: one that is not closed spoils all that follow, so each is read by itself. */
function faultOf(sheet: Sheet): string[] {
  try {
    minify(sheet)
    return []
  } catch (error) {
    const { message, loc } = parseFault.parse(error)
    return [`${sheet.file}:${loc.line}:${loc.column} ${message}`]
  }
}

/** Sheets as one, minified. Throws a line for each that cannot be read. */
function minified(file: string, sheets: readonly Sheet[]): Uint8Array {
  try {
    return minify({ file, css: sheets.map(({ css }) => css).join('\n') })
  } catch (error) {
    const faults = sheets.flatMap(faultOf)
    throw faults.length === 0 ? error : new Stopped(faults.join('\n'))
  }
}

/** Sheets in which url() names are the addresses that the build gave to fonts and pictures. */
const withFiles = (sheets: readonly Sheet[], files: Readonly<Record<string, string>>): readonly Sheet[] =>
  sheets.map(({ file, css }) => ({
    file,
    css: Object.entries(files).reduce(
      (text, [name, address]) => text.replaceAll(`url(${name})`, `url(${address})`),
      css,
    ),
  }))

/**
 * One minified stylesheet of a brand: its tokens, its display face and every component. `files` maps url() names to built
 * addresses.
 */
export async function brandStylesheet(
  brand: string,
  files: Readonly<Record<string, string>>,
  display: string,
): Promise<Uint8Array> {
  const theme = await readSheet(`brands/${brand}/theme.css`)
  const face = { file: 'scripts/build/display-font.ts', css: display }
  const components = await componentStyles((file) => !ofOverlays.test(file) && !ofOperators.test(file))
  return minified(`${brand}.css`, [layers, ...withFiles([theme, face, ...components], files)])
}

/** The stylesheet of a brand's platform: its tokens, and what the platform's pages are made of. */
export async function platformStylesheet(brand: string, fonts: Readonly<Record<string, string>>): Promise<Uint8Array> {
  const files: string[] = []
  for await (const file of glob('platform/**/*.css')) files.push(file)
  const theme = await readSheet(`brands/${brand}/theme.css`)
  const parts = await Promise.all(files.sort().map(readSheet))
  return minified(`platform-${brand}.css`, [platformLayers, ...withFiles([theme, ...parts], fonts)])
}

/** The stylesheet of the overlays' content, the same for all brands: their tokens are in the page already. */
export async function overlayStylesheet(): Promise<Uint8Array> {
  return minified('overlays.css', [layers, ...(await componentStyles((file) => ofOverlays.test(file)))])
}

/** The stylesheet of the pages for operators. They wear no brand. */
export async function operatorStylesheet(): Promise<Uint8Array> {
  return minified('operators.css', await componentStyles((file) => ofOperators.test(file)))
}
