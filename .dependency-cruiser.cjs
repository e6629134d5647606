/** Who may import whom (docs/where-things-live.md). Any other arrow is an error. */
const zones = [
  'worker',
  'client',
  'shared',
  'brands',
  'markets',
  'locales',
  'drawing',
  'platform',
  'tests',
  'e2e',
  'scripts',
  'bench',
]
const others = (...allowed) => `^(${zones.filter((zone) => !allowed.includes(zone)).join('|')})/`
const rule = (from, ...allowed) => ({
  name: `${from}-imports`,
  severity: 'error',
  from: { path: `^${from}/` },
  to: { path: others(from, ...allowed) },
})

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    rule('shared'),
    rule('brands', 'shared'),
    rule('markets', 'shared'),
    rule('locales', 'shared'),
    rule('client', 'shared'),
    { ...rule('worker', 'shared', 'brands', 'markets', 'locales', 'client'), name: 'worker-imports' },
    {
      name: 'worker-imports-islands-only',
      severity: 'error',
      from: { path: '^worker/' },
      to: { path: '^client/', pathNot: '[.]island[.]tsx$' },
    },
    rule('drawing'),
    rule('platform', 'shared', 'brands', 'markets', 'locales', 'drawing'),
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(node_modules|build)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.json'] },
  },
}
