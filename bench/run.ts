// `npm run bench`: home against a bare Worker; `-- platform`: every path of the platform; `-- memory`: what the caches hold.
export const benches: Readonly<Record<string, () => Promise<unknown>>> = {
  home: async () => (await import('./home.ts')).benchHome(),
  platform: () => import('./platform.ts'),
  memory: async () => {
    if (!(await (await import('./memory.ts')).benchMemory())) process.exitCode = 1
  },
}

const [what = 'home'] = process.argv.slice(2)
const bench = benches[what]
if (!bench) throw new Error(`There is no benchmark "${what}". Choose one of: ${Object.keys(benches).join(', ')}.`)
await bench()
