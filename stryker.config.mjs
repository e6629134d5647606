/** What `npm run mutate` tells Stryker, beside the files. @type {import('@stryker-mutator/core').PartialStrykerOptions} */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  // Two cores: one for the mutants, one for whoever works meanwhile.
  concurrency: 1,
  incremental: true,
  tempDirName: '.data/mutate/copy',
  // Types are checked by `npm run check`; TypeScript 7 has no API yet by which Stryker could rewrite the copy's configuration.
  tsconfigFile: 'none',
  disableTypeChecks: false,
  ignorePatterns: [
    '.data',
    '.wrangler',
    'atlas',
    'platform/demo/content',
    'test-results',
    'docs',
    'brands/*/screenshots',
  ],
  reporters: ['progress-append-only'],
  logLevel: 'warn',
  warnings: { slow: false },
}
