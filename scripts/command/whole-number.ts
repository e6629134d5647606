import { WrongCall } from './faults.ts'

/** The number that an option was given; undefined where it was not. */
export function wholeNumber(option: string, text: string | undefined, least: number, most: number): number | undefined {
  if (text === undefined) return undefined
  const number = Number(text)
  if (!/^\d+$/.test(text) || number < least || number > most)
    throw new WrongCall(`${option} ${text} is refused: it is a whole number from ${least} to ${most}.`)
  return number
}
