/** Modes that a hash `account/<mode>` may name (spec 2 "Hash-driven overlays"). */
export const accountModes = [
  'feedback',
  'feedback-login',
  'feedback-register',
  'login',
  'depositlimits',
  'pre-login',
  'forgot-password',
  'register',
  'pre-register',
  'privacy',
  'terms',
] as const
export type AccountMode = (typeof accountModes)[number]

/** Other spellings of a mode: pairs that mean the same (rulings 6.2). */
const aliases: Readonly<Record<string, AccountMode>> = {
  preLogin: 'pre-login',
  preRegister: 'pre-register',
  reset_password: 'forgot-password',
}

/** The mode that a text names, or null for any other: then the segment's default opens (rulings 6.2). */
export function accountModeOf(text: string): AccountMode | null {
  return accountModes.find((mode) => mode === text) ?? (Object.hasOwn(aliases, text) ? (aliases[text] ?? null) : null)
}
