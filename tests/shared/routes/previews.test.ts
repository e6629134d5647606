import { expect, test } from 'vitest'
import { compileRoutes } from '../../../shared/routes/compile.ts'

test('pages for editors are those under /preview/ and the banner’s, and no other (rulings 3.11)', () => {
  for (const { key, entry, path } of compileRoutes('en-GB', 'uk').byKey.values())
    expect([key, entry.preview ?? false]).toEqual([key, path.startsWith('/preview/') || path === '/bt/'])
})
