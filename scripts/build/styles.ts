import { glob, readFile } from 'node:fs/promises'
import { transform } from 'lightningcss'

/** Order of the cascade: brand tokens first, then what stands on them (design "Client"). */
const layers = '@layer tokens, base, components, pages, print;\n'

/** Stylesheets beside the code of overlays: they come with it. What the dialog itself looks like is in every page's. */
const ofOverlays = /^client\//

/** The stylesheets of components, in one fixed order. */
async function componentStyles(wanted: (file: string) => boolean): Promise<string> {
  const files: string[] = []
  for await (const file of glob('{shared,client,worker}/**/*.css')) if (wanted(file)) files.push(file)
  const texts = await Promise.all(files.sort().map((file) => readFile(file, 'utf8')))
  return texts.join('\n')
}

/** Browsers since mid-2023: nesting and layers stay as written. */
const targets = { chrome: 117 << 16, safari: (17 << 16) | (2 << 8), firefox: 117 << 16 }
const minified = (filename: string, css: string): Uint8Array =>
  transform({ filename, code: Buffer.from(css), minify: true, targets }).code

/** One minified stylesheet of a brand: its tokens and every component. `fonts` maps url() names to built addresses. */
export async function brandStylesheet(brand: string, fonts: Readonly<Record<string, string>>): Promise<Uint8Array> {
  const [theme, components] = await Promise.all([
    readFile(`brands/${brand}/theme.css`, 'utf8'),
    componentStyles((file) => !ofOverlays.test(file)),
  ])
  let css = layers + theme + components
  for (const [name, address] of Object.entries(fonts)) css = css.replaceAll(`url(${name})`, `url(${address})`)
  return minified(`${brand}.css`, css)
}

/** The stylesheet of the overlays' content, the same for all brands: their tokens are in the page already. */
export async function overlayStylesheet(): Promise<Uint8Array> {
  return minified('overlays.css', layers + (await componentStyles((file) => ofOverlays.test(file))))
}
