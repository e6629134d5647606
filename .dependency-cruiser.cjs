/** Who may import whom (docs/where-things-live.md). Any other arrow is an error, one that carries only types too. */
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
const registries = ['brands', 'markets', 'locales']
const product = ['worker', 'client', 'shared', ...registries, 'drawing', 'platform']

/** The rooms of the Worker from the top down: each may import itself and what stands below it, never what stands above. */
const rooms = [
  { name: 'entry', path: '^worker/(index|gateway|page-entrypoint|app|runtime)[.]ts$' },
  { name: 'routes', path: '^worker/routes/' },
  { name: 'middleware', path: '^worker/middleware/' },
  { name: 'responses', path: '^worker/responses/' },
  { name: 'context', path: '^worker/context[.]ts$' },
  { name: 'pages', path: '^worker/pages/' },
  { name: 'parts', path: '^worker/parts/' },
  { name: 'document', path: '^worker/document/' },
  { name: 'seo', path: '^worker/seo/' },
  { name: 'view', path: '^worker/view/' },
  { name: 'visitor', path: '^worker/visitor/' },
  { name: 'telemetry', path: '^worker/telemetry/' },
  { name: 'content', path: '^worker/content/' },
  {
    name: 'ground',
    path: '^worker/[^/]+$',
    pathNot: '^worker/(index|gateway|page-entrypoint|app|runtime|context)[.]ts$',
  },
]
const downwards = rooms.slice(1).map(({ name, path, pathNot }, above) => ({
  name: `worker-${name}-imports-downwards`,
  severity: 'error',
  from: { path, ...(pathNot && { pathNot }) },
  to: { path: rooms.slice(0, above + 1).map((room) => room.path) },
}))

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    rule('shared'),
    // A brand's folder: what it is (brand.ts) is data for everyone; how it is drawn (art.ts and what art.ts uses) is for the
    // build and the demo platform, and knows the drawing room only.
    { ...rule('brands', 'shared', 'drawing'), from: { path: '^brands/[^/]+$' } },
    { ...rule('shared'), name: 'brand-imports', from: { path: '^brands/[^/]+/brand\\.ts$' } },
    { ...rule('brands', 'drawing'), name: 'brand-art-imports', from: { path: '^brands/[^/]+/(?!brand\\.ts$)' } },
    {
      name: 'brands-by-their-registry',
      severity: 'error',
      from: { path: '^(worker|platform|client|shared|markets|locales|drawing)/' },
      to: { path: '^brands/', pathNot: '^brands/registry\\.ts$|^brands/art\\.ts$' },
    },
    {
      name: 'worker-draws-no-brand',
      severity: 'error',
      from: { path: '^(worker|client|shared)/' },
      to: { path: '^brands/art\\.ts$' },
    },
    {
      name: 'brands-know-no-other',
      severity: 'error',
      from: { path: '^brands/([^/]+)/' },
      to: { path: '^brands/', pathNot: '^brands/$1/' },
    },
    // Rooms of the platform with one public file each: the demo (its data) and the studio (its pictures). Tests may look behind it.
    ...['demo', 'studio'].map((room) => ({
      name: `platform-${room}-by-its-interface`,
      severity: 'error',
      from: { path: '^(platform|scripts|bench|e2e)/', pathNot: `^platform/${room}/` },
      to: { path: `^platform/${room}/`, pathNot: `^platform/${room}/${room}[.]ts$` },
    })),
    rule('markets', 'shared'),
    rule('locales', 'shared'),
    rule('client', 'shared'),
    rule('worker', 'shared', ...registries, 'client'),
    {
      name: 'worker-imports-islands-only',
      severity: 'error',
      from: { path: '^worker/' },
      to: { path: '^client/', pathNot: '[.]island[.]tsx$' },
    },
    ...downwards,
    // Decision 0038. Of the packages the exclusion below leaves this one in.
    {
      name: 'the-product-parses-with-the-small-build',
      severity: 'error',
      from: { path: '^(worker|client|shared)/' },
      to: { path: '^node_modules/zod/', pathNot: '^node_modules/zod/(mini|locales)/' },
    },
    rule('drawing'),
    rule('platform', 'shared', ...registries, 'drawing'),
    // What measures, drives and checks the product: the tests reach everything, nothing reaches them.
    rule('scripts', ...product),
    rule('bench', ...product, 'scripts'),
    rule('e2e', ...product, 'scripts'),
    rule('tests', ...product, 'scripts', 'bench'),
  ],
  options: {
    // Reads imports as they are written, those of types too.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(node_modules/(?!zod/)|build/)' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.json'] },
  },
}
