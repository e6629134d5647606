import { describe, expect, test } from 'vitest'
import { contentTypes } from '../../shared/routes/entry.ts'
import { pages } from '../../worker/pages/registry.ts'
import { unbuilt } from './unbuilt.ts'

describe('the pages that are not built yet', () => {
  test.each(unbuilt)('%s has no page: take it off the list once it has one', (contentType) => {
    expect(pages[contentType]).toBeUndefined()
  })

  test('every other content type has a page', () => {
    const missing = contentTypes.filter((type) => pages[type] === undefined && !unbuilt.includes(type))
    expect(missing).toEqual([])
  })
})
