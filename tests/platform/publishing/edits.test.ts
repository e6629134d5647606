import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Edit, edited, type Fields, reapplied, withoutEdit } from '../../../platform/publishing/edits.ts'

const names = ['caption', 'title', 'body', 'ends'] as const
const file = fc.record(Object.fromEntries(names.map((name) => [name, fc.string()])))
const patch = fc.dictionary(fc.constantFrom(...names), fc.string(), { minKeys: 1 })
const same = (one: Fields, other: Fields) => expect(one).toEqual(other)

/** A file with patches published over it, one after the other. */
function publishedOver(start: Fields, patches: readonly Fields[]): { shown: Fields; edit: Edit | null } {
  let shown = start
  let edit: Edit | null = null
  for (const change of patches) {
    edit = edited(edit, shown, change)
    shown = { ...shown, ...change }
  }
  return { shown, edit }
}

describe('what editors have published over a file', () => {
  it('can be seen through: the file is there as it was', () => {
    fc.assert(
      fc.property(file, fc.array(patch), (start, patches) => {
        const { shown, edit } = publishedOver(start, patches)
        same(withoutEdit(shown, edit), start)
      }),
    )
  })

  it('goes back to what stood before the last change, and forth again', () => {
    fc.assert(
      fc.property(file, fc.array(patch), patch, (start, patches, last) => {
        const before = publishedOver(start, patches)
        const now = publishedOver(start, [...patches, last])
        const undone = reapplied(withoutEdit(now.shown, now.edit), before.edit)
        same(undone.data, before.shown)
        const again = reapplied(withoutEdit(undone.data, undone.left), now.edit)
        same(again.data, now.shown)
      }),
    )
  })

  it('gives a field back to a file that has changed since, and keeps the others', () => {
    fc.assert(
      fc.property(file, patch, fc.constantFrom(...names), (start, change, name) => {
        const { edit } = publishedOver(start, [change])
        const newer = { ...start, [name]: `${start[name]} anew` }
        same(reapplied(newer, edit).data, { ...newer, ...change, [name]: newer[name] })
      }),
    )
  })
})
