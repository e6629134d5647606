import { describe, expect, it } from 'vitest'
import { cultures } from '../../locales/registry.ts'
import { paymentFactsFile, printedPayment, statedLimits } from '../../platform/content-files/payment-facts.ts'
import { createReader, readShared } from '../../platform/content-files/reader.ts'
import { structureFile } from '../../platform/content-files/schemas.ts'

const facts = await readShared('payments.yaml', paymentFactsFile)
const { payments: keys } = await readShared('structure.yaml', structureFile)

const tried = paymentFactsFile.parse([
  {
    cultures: ['ca', 'frca'],
    methods: {
      visa: {
        deposit: { min: 10, max: [{ amount: 5000, each: 'day' }], time: 'now' },
        withdrawal: {
          min: 20,
          max: [{ amount: 10000, each: 'request' }],
          charges: 'bank',
          time: { businessDays: [2, 5] },
        },
      },
      'mobile-billing': {
        deposit: {
          min: 10,
          max: [
            { amount: 40, each: 'payment' },
            { amount: 100, each: 'month' },
          ],
          time: 'minutes',
        },
        withdrawal: null,
      },
    },
  },
])

describe('what a way to pay states once for several cultures', () => {
  it('is printed in the words and the format of each', () => {
    expect(printedPayment(tried, 'ca', 'visa')).toEqual({
      deposit: { min: '$10', max: '$5,000 a day', fee: 'None from us', time: 'Immediate' },
      withdrawal: {
        min: '$20',
        max: '$10,000 per request',
        fee: 'None from us; your bank may charge',
        time: '2 to 5 business days',
      },
    })
    expect(printedPayment(tried, 'frca', 'visa')).toEqual({
      deposit: { min: '10\u00a0$', max: '5\u00a0000\u00a0$ par jour', fee: 'Aucuns de notre part', time: 'Immédiat' },
      withdrawal: {
        min: '20\u00a0$',
        max: '10\u00a0000\u00a0$ par demande',
        fee: 'Aucuns de notre part; votre institution peut en exiger',
        time: 'De 2 à 5\u00a0jours ouvrables',
      },
    })
  })

  it('lists every maximum, and no way out where there is none', () => {
    expect(printedPayment(tried, 'ca', 'mobile-billing')).toMatchObject({
      deposit: { max: '$40 per payment, $100 a month', time: 'A few minutes' },
      withdrawal: null,
    })
  })

  it('is left to the files of a culture that no set names', () => {
    expect(printedPayment(tried, 'en-GB', 'visa')).toBeUndefined()
    expect(printedPayment(tried, 'ca', 'apple-pay')).toBeUndefined()
  })

  it('covers every way to pay of its cultures, and no set mixes currencies', () => {
    for (const { cultures: ids, methods } of facts) {
      expect(Object.keys(methods).sort()).toEqual([...keys].sort())
      expect(new Set(ids.map((id) => cultures[id].currency)).size).toBe(1)
    }
  })
})

describe('the limits of a way to pay', () => {
  const own = { min: '£10', max: '£500', fee: 'None', time: 'At once' }
  const printed = printedPayment(tried, 'ca', 'mobile-billing')

  it('stand in its files, where null says that nothing is paid out, or in those of several cultures', () => {
    const stated = { deposit: own, withdrawal: null }
    expect(statedLimits('visa', stated, ['deposit', 'withdrawal'], undefined)).toEqual(stated)
    // What the file that it builds on states for its own culture is not the culture's word.
    expect(statedLimits('visa', stated, ['slug'], printed)).toEqual(printed)
  })

  it.each([
    ['without a deposit', {}, [], undefined, 'nothing states its deposit'],
    ['without a withdrawal', { deposit: own }, ['deposit'], undefined, 'nothing states its withdrawal'],
    ['with a deposit in both places', { deposit: own }, ['deposit'], printed, 'the file may not'],
    ['with a withdrawal in both places', { withdrawal: null }, ['withdrawal'], printed, 'the file may not'],
  ])('%s are refused', (_, stated, fields, several, fault) => {
    expect(() => statedLimits('visa', stated, fields, several)).toThrow(fault)
  })

  it('are told apart by the culture’s own file', async () => {
    expect(await createReader('en-GB').ownFields('payments/visa.yaml')).toEqual(
      expect.arrayContaining(['deposit', 'withdrawal']),
    )
    const fields = await createReader('en-CA').ownFields('payments/visa.yaml')
    expect(fields).toContain('body')
    expect(fields).not.toContain('deposit')
    expect(await createReader('en-CA').ownFields('payments/none.yaml')).toEqual([])
  })
})
