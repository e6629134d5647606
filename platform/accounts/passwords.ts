import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** Hashes passwords and compares them; each call costs the same whatever it is given. */
export interface Passwords {
  readonly hash: (password: string) => Promise<string>
  /** Whether the password is that of the hash. Without a hash the work is done all the same, and the answer is no. */
  readonly matches: (password: string, stored: string | null) => Promise<boolean>
}

interface Cost {
  /** Binary logarithm of N. */
  readonly n: number
  readonly r: number
  readonly p: number
}

/** scrypt at a cost that OWASP names as current (N = 2^14, r = 8, p = 5): 16 MiB, so that several fit into an isolate. */
const cost: Cost = { n: 14, r: 8, p: 5 }
const keyLength = 32

const derive = (password: string, salt: Uint8Array, { n, r, p }: Cost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    // NFKC: the same characters however a keyboard composes them.
    scrypt(password.normalize('NFKC'), salt, keyLength, { N: 2 ** n, r, p }, (error, key) =>
      error === null ? resolve(key) : reject(error),
    )
  })

const stored = /^scrypt\$(\d{1,2})\$(\d{1,2})\$(\d{1,2})\$([A-Za-z0-9_-]{22})\$([A-Za-z0-9_-]{43})$/

/** Compared with where there is no account: of the same cost, and the hash of nothing anybody can type. */
const nobody = `scrypt$${cost.n}$${cost.r}$${cost.p}$${'A'.repeat(22)}$${'A'.repeat(43)}`

export const passwords: Passwords = {
  hash: async (password) => {
    const salt = randomBytes(16)
    const key = await derive(password, salt, cost)
    return `scrypt$${cost.n}$${cost.r}$${cost.p}$${salt.toString('base64url')}$${key.toString('base64url')}`
  },
  matches: async (password, hash) => {
    const [, n, r, p, salt = '', key = ''] = stored.exec(hash ?? nobody) ?? []
    const derived = await derive(password, Buffer.from(salt, 'base64url'), { n: Number(n), r: Number(r), p: Number(p) })
    return timingSafeEqual(derived, Buffer.from(key, 'base64url')) && hash !== null
  },
}
