// `npm run bench`: home against a bare Worker; `npm run bench -- platform`: every path of the platform.
export const benches: Readonly<Record<string, () => Promise<unknown>>> = {
  home: async () => (await import('./home.ts')).benchHome(),
  platform: () => import('./platform.ts'),
}

const [what = 'home'] = process.argv.slice(2)
const bench = benches[what]
if (!bench) throw new Error(`There is no benchmark "${what}". Choose one of: ${Object.keys(benches).join(', ')}.`)
await bench()
