import { createHash, randomBytes, randomInt } from 'node:crypto'

/** A key that nobody can guess: 256 bits, for cookies and links. */
export const newKey = (): string => randomBytes(32).toString('base64url')

/** A code that a person types: six digits. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** A name for a session that opens nothing. */
export const newReference = (): string => `s_${randomBytes(9).toString('base64url')}`

/** What is stored of a key, code or national number. `purpose` keeps equal values of different kinds apart. */
export const hashOf = (purpose: string, value: string): string =>
  createHash('sha256').update(`${purpose}\n${value}`).digest('hex')
