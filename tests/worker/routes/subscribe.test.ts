import { describe, expect, test } from 'vitest'
import { subscriptionOf } from '../../../worker/routes/subscribe.ts'

const blog = { list: 'blog', name: 'Ann', email: 'ann@example.com', consent: false } as const
const newsletter = { list: 'newsletter', name: '', email: 'ann@example.com', consent: true } as const

describe('a form of the blog or the newsletter', () => {
  test.each([
    [{ ...blog, name: '' }, 'name'],
    [{ ...blog, email: '' }, 'email'],
    [{ ...blog, email: 'ann@' }, 'address'],
    [{ ...blog, email: 'ann example.com' }, 'address'],
    [{ ...blog, name: '', email: '' }, 'name'],
    [{ ...newsletter, email: '' }, 'email'],
    [{ ...newsletter, email: 'x' }, 'address'],
    [{ ...newsletter, consent: false }, 'consent'],
  ])('%j lacks: %s', (form, fault) => {
    expect(subscriptionOf(form)).toBe(fault)
  })

  test('that is complete becomes a subscription of its list', () => {
    expect(subscriptionOf(blog)).toEqual({ list: 'blog', email: 'ann@example.com', name: 'Ann' })
    expect(subscriptionOf(newsletter)).toEqual({ list: 'newsletter', email: 'ann@example.com', consent: true })
  })
})
