import { glob, readFile } from 'node:fs/promises'
import { transform } from 'lightningcss'

/** Order of the cascade: brand tokens first, then what stands on them (design "Client"). */
const layers = '@layer tokens, base, components, pages, print;\n'

/** Every component's stylesheet, in one fixed order. */
async function componentStyles(): Promise<string> {
  const files: string[] = []
  for await (const file of glob('{shared,client,worker}/**/*.css')) files.push(file)
  const texts = await Promise.all(files.sort().map((file) => readFile(file, 'utf8')))
  return texts.join('\n')
}

/** One minified stylesheet of a brand: its tokens and every component. `fonts` maps url() names to built addresses. */
export async function brandStylesheet(brand: string, fonts: Readonly<Record<string, string>>): Promise<Uint8Array> {
  const [theme, components] = await Promise.all([readFile(`brands/${brand}/theme.css`, 'utf8'), componentStyles()])
  let css = layers + theme + components
  for (const [name, address] of Object.entries(fonts)) css = css.replaceAll(`url(${name})`, `url(${address})`)
  // Browsers since mid-2023: nesting and layers stay as written.
  const targets = { chrome: 117 << 16, safari: (17 << 16) | (2 << 8), firefox: 117 << 16 }
  return transform({ filename: `${brand}.css`, code: Buffer.from(css), minify: true, targets }).code
}
