import { expect, test } from 'vitest'
import { brandIds } from '../../../brands/registry.ts'
import { assets, brandAssets, respondAsset } from '../../../platform/pages/assets.ts'

test('every file that the platform’s pages name is there', () => {
  const named = [...Object.values(assets.scripts), ...brandIds.flatMap((id) => Object.values(brandAssets(id)))]
  expect(named.filter((address) => respondAsset(address)?.status !== 200)).toEqual([])
})
