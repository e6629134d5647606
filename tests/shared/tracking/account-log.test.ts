import { describe, expect, test } from 'vitest'
import { accountLogSchema } from '../../../shared/tracking/account-log.ts'
import { trackingInfoSchema } from '../../../shared/tracking/tracking-info.ts'

const info = { arCode: 'partner-1', uguid: 'b:1.2', usguid: 'v_1', ustd: null, utv: '2.0.0', flowId: '' }
const begin = { type: 'start', info: null, arCode: 'partner-1', path: '/slots/#search', title: 'Slots' }
const page = { type: 'page', info, path: '/', title: '' }

const without = (whole: object, name: string) =>
  Object.fromEntries(Object.entries(whole).filter(([key]) => key !== name))

describe('what the account logger tells the platform (docs/contracts/vendors.md)', () => {
  test.each([begin, { ...begin, info }, { ...begin, arCode: null }, page])('takes %j', (told) => {
    expect(accountLogSchema.parse(told)).toEqual(told)
  })

  test.each([begin, page])('takes nothing that lacks a part of %j', (whole) => {
    for (const name of Object.keys(whole))
      expect([name, accountLogSchema.safeParse(without(whole, name)).success]).toEqual([name, false])
  })

  test.each([
    ['a path with its query, which may name a person', { ...page, path: '/search/?q=ann' }],
    ['a path from elsewhere', { ...page, path: 'https://a.example/' }],
    ['a path of another kind', { ...page, path: '?/' }],
    ['a path of 501 characters', { ...page, path: `/${'a'.repeat(500)}` }],
    ['a title of 301 characters', { ...page, title: 'a'.repeat(301) }],
    ['a page before its visit', { ...page, info: null }],
    ['an affiliate with a mark-up', { ...begin, arCode: 'a<b' }],
    ['an affiliate with a space behind it', { ...begin, arCode: 'ab ' }],
    ['an empty affiliate', { ...begin, arCode: '' }],
    ['an affiliate of 81 characters', { ...begin, arCode: 'a'.repeat(81) }],
    ['another type', { ...page, type: 'end' }],
  ])('refuses %s', (_, told) => {
    expect(accountLogSchema.safeParse(told).success).toBe(false)
  })
})

describe('what is said of a browser and its visit (spec 3 "Player state")', () => {
  test('is said in full', () => {
    for (const name of Object.keys(info)) expect(trackingInfoSchema.safeParse(without(info, name)).success).toBe(false)
  })

  test.each([
    ['a'.repeat(100), true],
    ['a'.repeat(101), false],
    ['a b', false],
    [' a', false],
    ['a ', false],
    ['<a>', false],
    [7, false],
  ])('%j is a number of it: %s', (value, good) => {
    for (const name of Object.keys(info))
      expect(trackingInfoSchema.safeParse({ ...info, [name]: value }).success).toBe(good)
  })
})
