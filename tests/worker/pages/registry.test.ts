import { expect, test } from 'vitest'
import { contentTypes } from '../../../shared/routes/entry.ts'
import { pages } from '../../../worker/pages/registry.ts'
import { unbuilt } from './unbuilt.ts'

test('every content type has a page, or stands on the list of those that are not built yet', () => {
  expect(contentTypes.filter((type) => pages[type] === undefined).sort()).toEqual([...unbuilt].sort())
})
