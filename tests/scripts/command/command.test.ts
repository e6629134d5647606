import { afterEach, describe, expect, test } from 'vitest'
import { command } from '../../../scripts/command/command.ts'
import { Stopped, WrongCall } from '../../../scripts/command/faults.ts'
import { assertRunning } from '../../../scripts/command/running.ts'
import { freePorts } from '../../../scripts/test/free-ports.ts'
import { expectConsole } from '../../support/console.ts'

afterEach(() => {
  process.exitCode = undefined
})

/** Calls a command that measures something, as a shell would; gives its exit code and what it was told. */
async function call(
  args: readonly string[],
  does: () => Promise<unknown> = async () => undefined,
): Promise<{ code: unknown; told: unknown }> {
  let told: unknown
  await command(
    {
      name: 'npm run measure',
      summary: 'Measures what is named.',
      words: { kind: 'chosen', what: 'part', from: { home: 'the home page', legal: 'a legal page' }, most: 1 },
      options: {
        rounds: { type: 'string', value: 'n', about: 'how often' },
        quick: { type: 'boolean', about: 'once only' },
      },
      reads: ['VERIFY_PAGES'],
      examples: ['npm run measure -- home'],
      run: ({ words, values }) => {
        told = { words, values: { ...values } }
        return does()
      },
    },
    args,
  )
  return { code: process.exitCode, told }
}

describe('a command', () => {
  test('is given the words and options that the shell was given', async () => {
    expect(await call(['home', '--rounds', '3', '--quick'])).toEqual({
      code: undefined,
      told: { words: ['home'], values: { rounds: '3', quick: true } },
    })
  })

  test('says with --help what it does, what it takes and what it reads, and does nothing', async () => {
    expectConsole(
      'log',
      /^Measures what is named\.[\s\S]*npm run measure -- \[<part>\] \[options\][\s\S]*legal +a legal page[\s\S]*--rounds <n> +how often[\s\S]*VERIFY_PAGES +most pages[\s\S]*npm run measure -- home$/,
    )
    expect(await call(['--help'])).toEqual({ code: undefined, told: undefined })
  })

  test.each([
    [['--rouns', '3'], /^Unknown option '--rouns'\. Did you mean --rounds\? See npm run measure -- --help$/],
    [['--rounds'], /^Option '--rounds <value>' argument missing\. See/],
    [['--quick=yes'], /^Option '--quick' does not take an argument\. See/],
    [['hoem'], /^There is no part "hoem": did you mean "home"\? See/],
    [['zebra'], /^There is no part "zebra": choose from home, legal\. See/],
    [['home', 'legal'], /^This command takes one part, and was given home and legal\. See/],
  ])('answers %j with one sentence and exit code 2', async (args, line) => {
    expectConsole('error', line)
    expect(await call(args)).toEqual({ code: 2, told: undefined })
  })

  test.each([
    ['held', async () => true, undefined],
    ['did not hold', async () => false, 1],
  ])('that %s says so by its exit code', async (_, does, code) => {
    expect((await call([], does)).code).toBe(code)
  })

  test('that cannot go on ends with its own line and exit code 1; the caller’s fault is 2', async () => {
    expectConsole('error', /^The browser is missing\.$/)
    expect((await call([], () => Promise.reject(new Stopped('The browser is missing.')))).code).toBe(1)
    expectConsole('error', /^That is no date\. See/)
    expect((await call([], () => Promise.reject(new WrongCall('That is no date.')))).code).toBe(2)
  })

  test('that nobody expected to fail shows where', async () => {
    expectConsole('error', /^TypeError: no such thing\n {4}at /)
    expect((await call([], () => Promise.reject(new TypeError('no such thing')))).code).toBe(1)
  })

  test.each([
    ['asks before it begins', (port: number) => assertRunning(port)],
    ['asks on the way', (port: number) => fetch(`http://127.0.0.1:${port}/`)],
    [
      'sends a browser there',
      (port: number) =>
        Promise.reject(new Error(`page.goto: net::ERR_CONNECTION_REFUSED at http://uk.localhost:${port}/`)),
    ],
  ])('that %s says what to start where no site runs', async (_, does) => {
    const [port = 0] = await freePorts(1)
    expectConsole('error', new RegExp(`^Nothing answers on port ${port}: start the site first: npm start$`))
    expect((await call([], () => does(port))).code).toBe(1)
  })
})
