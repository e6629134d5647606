import { describe, expect, test } from 'vitest'
import { arrivalOf } from '../../../shared/tracking/arrival.ts'

const kept = (query: string) => arrivalOf(new URLSearchParams(query)).map(([{ name }, value]) => `${name}=${value}`)

describe('what an address brings with it (spec 9)', () => {
  test.each([
    ['aname=partner-1', ['xaname=partner-1']],
    ['dl=/cashier/deposit&prid=77', ['xdl=/cashier/deposit', 'xprid=77']],
    ['aname=&dl=&prid=', []],
    ['aname=a;b', []],
    ['aname=a%0Ab', []],
    ['dl=javascript:alert(1)', []],
    ['Aname=partner', []],
    ['', []],
  ])('%j is kept as %j', (query, rows) => {
    expect(kept(query)).toEqual(rows)
  })
})
