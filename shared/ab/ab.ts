/** Steps that a visitor may see in variants; each has the one variant a (spec 3 "A/B state"). Nothing visible depends on it. */
export const abSteps = ['display', 'preReg', 'preLogin', 'postReg', 'postLogin', 'prePlatform', 'deeplink'] as const
export type AbStep = (typeof abSteps)[number]
export type AbVariant = 'a'

/** Flags of a query by which testers switch steps off, in local, test and staging runs only (spec 9, rulings 4.1 and 9). */
const flagOfParameter = {
  PgTstQA: 'qaMode',
  PgTstPostOff: 'postOff',
  PgTstPltCashOff: 'deeplinkCashierOff',
  PgTstOff: 'disabled',
} as const
export type AbFlag = (typeof flagOfParameter)[keyof typeof flagOfParameter]
export type AbFlags = Readonly<Record<AbFlag, boolean>>

export type AbState = Readonly<Record<AbStep, AbVariant | null>> & AbFlags

/** The flags that a query sets; a flag's value is 1 or nothing, 0 unsets it. Those that it does not name stay. */
export function abFlags(query: URLSearchParams, before: AbFlags): AbFlags {
  const named = Object.entries(flagOfParameter).flatMap(([parameter, flag]) => {
    const value = query.get(parameter)
    return value === null ? [] : [[flag, value !== '0'] as const]
  })
  return { ...before, ...Object.fromEntries(named) }
}

export const noFlags: AbFlags = { qaMode: false, postOff: false, deeplinkCashierOff: false, disabled: false }

/** Which variant of each step holds: none where the test is switched off as a whole, or the step is. */
export function abState(flags: AbFlags): AbState {
  const off = (step: AbStep): boolean =>
    flags.disabled ||
    (flags.postOff && (step === 'postReg' || step === 'postLogin')) ||
    (flags.deeplinkCashierOff && step === 'deeplink')
  const variants = Object.fromEntries(abSteps.map((step) => [step, off(step) ? null : 'a'])) as Record<
    AbStep,
    AbVariant | null
  >
  return { ...variants, ...flags }
}

const order = ['qaMode', 'postOff', 'deeplinkCashierOff', 'disabled'] as const satisfies readonly AbFlag[]

/** The flags as four of 1 and 0, in the order of the specification. */
export const formatFlags = (flags: AbFlags): string => order.map((flag) => (flags[flag] ? 1 : 0)).join('')
export const parseFlags = (text: string | null): AbFlags =>
  text === null
    ? noFlags
    : (Object.fromEntries(order.map((flag, index) => [flag, text[index] === '1'])) as Record<AbFlag, boolean>)

/** The variants that a visitor has seen, one letter a step, `-` where a step was off. */
export const formatVariants = (state: AbState): string => abSteps.map((step) => state[step] ?? '-').join('')
