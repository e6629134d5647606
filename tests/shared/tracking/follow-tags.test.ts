import { describe, expect, test } from 'vitest'
import { tagChange } from '../../../shared/tracking/follow-tags.ts'
import type { VendorId } from '../../../shared/tracking/vendors.ts'

const list = (ids: string) =>
  ids
    .split(' ')
    .flatMap((id) => (id === '' ? [] : [{ id: id as VendorId, setting: 'x', script: 'https://x.example/' }]))

describe('the thread of the tags', () => {
  test.each([
    ['', '', 'none'],
    ['', 'meta', 'start'],
    ['analytics', 'analytics', 'none'],
    ['analytics', 'analytics meta', 'add'],
    ['analytics meta', 'analytics', 'restart'],
    ['analytics', 'meta', 'restart'],
    ['analytics meta', '', 'stop'],
  ] as const)('with %j in it, when %j may run: %s', (running, allowed, kind) => {
    expect(tagChange(list(running), list(allowed)).kind).toBe(kind)
  })
})
