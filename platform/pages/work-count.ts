import type { D1Database } from '@cloudflare/workers-types'
import type { Passwords } from '../accounts/passwords.ts'

/**
 * Counts what an answer costs: statements of the database and password hashes. Local and test runs say it in Server-Timing,
 * so that a test can see that known and unknown names are answered by the same work.
 */
export class WorkCount {
  private statements = 0
  private hashes = 0

  counted(db: D1Database): D1Database {
    return new Proxy(db, {
      get: (target, name) => {
        if (name === 'prepare')
          return (query: string) => {
            this.statements += 1
            return target.prepare(query)
          }
        const member: unknown = Reflect.get(target, name)
        return typeof member === 'function' ? member.bind(target) : member
      },
    })
  }

  countedPasswords({ hash, matches }: Passwords): Passwords {
    return {
      hash: (password) => {
        this.hashes += 1
        return hash(password)
      },
      matches: (password, stored) => {
        this.hashes += 1
        return matches(password, stored)
      },
    }
  }

  toString(): string {
    return `statements;desc="${this.statements}", hashes;desc="${this.hashes}"`
  }
}
