import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { filesOf, mutatedRooms } from '../../../scripts/mutate/rooms.ts'

describe('the rooms that are mutated', () => {
  test.each(Object.keys(mutatedRooms))('%s stands, and so do its tests', (room) => {
    expect([existsSync(room), existsSync(`tests/${room}`)]).toEqual([true, true])
  })

  test('are each mutated once', () => {
    expect(filesOf('worker/content')).toEqual(['worker/content/**/*.{ts,tsx}', '!worker/content/feeds/**'])
    expect(filesOf('shared/place')).toEqual(['shared/place/**/*.{ts,tsx}'])
  })
})
