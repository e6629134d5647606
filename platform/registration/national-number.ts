/** What a national number says of itself. */
export interface NationalNumber {
  /** As it is stored and compared. */
  readonly value: string
  /** The date of birth that is part of it, ISO, or null where it holds none. */
  readonly bornOn: string | null
  /** Spain: a NIF belongs to a citizen, a NIE to a foreigner; null elsewhere. */
  readonly isNif: boolean | null
}

const spanishLetters = 'TRWAGMYFPDXBNJZSQVHLCKE'
const spanish = /^([XYZ]?)(\d{7,8})([A-Z])$/

/** A DNI (eight digits) or NIE (X, Y or Z and seven digits) with its control letter: the number modulo 23. */
function spanishNumber(text: string): NationalNumber | null {
  const [value = '', foreign = '', digits = '', letter = ''] =
    spanish.exec(text.toUpperCase().replace(/[\s.-]/g, '')) ?? []
  if (digits.length !== (foreign === '' ? 8 : 7)) return null
  const number = Number(`${foreign === '' ? '' : 'XYZ'.indexOf(foreign)}${digits}`)
  return spanishLetters[number % 23] === letter ? { value, bornOn: null, isNif: foreign === '' } : null
}

const swedish = /^(\d{4})(\d{2})(\d{2})-?(\d{4})$/

/** The Luhn sum of the ten digits after the century, which is a multiple of ten. */
const luhnHolds = (digits: string): boolean => {
  const sum = [...digits].reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}

/** A personnummer with its century (ÅÅÅÅMMDD-NNNN); a samordningsnummer has 60 added to the day. */
function swedishNumber(text: string): NationalNumber | null {
  const [, year = '', month = '', day = '', last = ''] = swedish.exec(text.replace(/\s/g, '')) ?? []
  if (last === '' || !luhnHolds(`${year.slice(2)}${month}${day}${last}`)) return null
  const dayOfMonth = String(Number(day) > 60 ? Number(day) - 60 : Number(day)).padStart(2, '0')
  const bornOn = `${year}-${month}-${dayOfMonth}`
  const date = new Date(`${bornOn}T00:00:00Z`)
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== bornOn) return null
  return { value: `${year}${month}${day}${last}`, bornOn, isNif: null }
}

const readers = { es: spanishNumber, se: swedishNumber } as const
export type NumberKind = keyof typeof readers

/** Reads a national number; null where it cannot be one. */
export const nationalNumber = (kind: NumberKind, text: string): NationalNumber | null => readers[kind](text)
