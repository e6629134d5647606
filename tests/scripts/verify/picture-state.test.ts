import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changedShare, pictureState } from '../../../scripts/verify/picture-state.ts'

describe('what is done with the set of pictures', () => {
  test.each([
    [{ kept: 'Chromium 156', here: 'Chromium 156', accept: false }, 'compare'],
    [{ kept: null, here: 'Chromium 156', accept: false }, 'compare'],
    [{ kept: 'Chromium 155', here: 'Chromium 156', accept: false }, 'other'],
    [{ kept: 'Chromium 155', here: 'Chromium 156', accept: true }, 'accept'],
    [{ kept: null, here: 'Chromium 156', accept: true }, 'accept'],
  ] as const)('%j: %s', (facts, kind) => {
    expect(pictureState(facts).kind).toBe(kind)
  })

  test('a set of another browser says which it was made under, and what to do', () => {
    const state = pictureState({ kept: 'Chromium 155', here: 'Chromium 156', accept: false })
    expect(state.kind === 'other' && state.why).toMatch(/under Chromium 155.*VERIFY_ACCEPT=1/)
  })
})

describe('how much of a picture changed', () => {
  const plain = (width: number, height: number, tone: number) => ({
    data: new Uint8Array(width * height * 3).fill(tone),
    width,
    height,
  })

  test('nothing between a picture and itself, or a shade of it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 215 }), fc.integer({ min: 0, max: 40 }), (tone, more) => {
        expect(changedShare(plain(20, 20, tone), plain(20, 20, tone + more))).toBe(0)
      }),
    )
  })

  test('all of it where its size is another', () => {
    expect(changedShare(plain(20, 20, 0), plain(20, 21, 0))).toBe(1)
  })

  test('the share of pixels of another colour, once it is more than the edges of letters', () => {
    const before = plain(20, 20, 0)
    const dotted = (count: number) => {
      const after = plain(20, 20, 0)
      for (let pixel = 0; pixel < count; pixel += 1) after.data[pixel * 3] = 255
      return after
    }
    expect(changedShare(before, dotted(1))).toBe(0)
    expect(changedShare(before, dotted(100))).toBe(0.25)
  })
})
