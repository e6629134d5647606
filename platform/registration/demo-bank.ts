import { nationalNumber } from './national-number.ts'

/** Invented people of the demonstration's bank: a national number always names the same one. */
const firstNames = ['Alva', 'Ebba', 'Elias', 'Hugo', 'Ines', 'Leo', 'Maja', 'Nils', 'Selma', 'Vidar']
const lastNames = ['Björkö', 'Ekdunge', 'Fjällgren', 'Havsland', 'Norrviken', 'Stensjö', 'Tallmo']

export interface BankPerson {
  readonly fname: string
  readonly lname: string
  /** ISO date. */
  readonly bornOn: string
}

/** Whom the demonstration's bank would name, or null where the number is none. No bank is asked. */
export function bankPerson(personalId: string): BankPerson | null {
  const number = nationalNumber('se', personalId)
  if (number === null || number.bornOn === null) return null
  const last = Number(number.value.slice(-4))
  return {
    fname: firstNames[last % firstNames.length] ?? '',
    lname: lastNames[last % lastNames.length] ?? '',
    bornOn: number.bornOn,
  }
}
