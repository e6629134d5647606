import { describe, expect, test } from 'vitest'
import { subscribeFault } from '../../../shared/content/subscribe-form.ts'

const blog = { list: 'blog', name: 'Ann', email: 'ann@example.com', consent: false } as const
const newsletter = { list: 'newsletter', name: '', email: 'ann@example.com', consent: true } as const

describe('a form that subscribes', () => {
  test.each([
    [{ ...blog, name: ' ' }, true, 'name'],
    [{ ...blog, name: '', email: '' }, true, 'name'],
    [{ ...blog, email: ' ' }, true, 'email'],
    [blog, false, 'address'],
    [blog, true, null],
    [{ ...newsletter, email: '' }, true, 'email'],
    [{ ...newsletter, consent: false }, false, 'address'],
    [{ ...newsletter, consent: false }, true, 'consent'],
    [newsletter, true, null],
  ])('%j with a right address %s lacks: %s', (form, right, fault) => {
    expect(subscribeFault(form, () => right)).toBe(fault)
  })

  test('is checked without the space around its address', () => {
    const asked: string[] = []
    subscribeFault({ ...blog, email: ' ann@example.com\n' }, (text) => asked.push(text) > 0)
    expect(asked).toEqual(['ann@example.com'])
  })

  test('is of a list there is', () => {
    // @ts-expect-error there is no such list
    expect(subscribeFault({ ...newsletter, list: 'letters' }, () => true)).toBeNull()
  })
})
