import type { TrustedPolicy } from '../../shared/site/trusted-policies.ts'

type Rules = Partial<Record<'createHTML' | 'createScriptURL', (text: string) => string>>
interface PolicyFactory {
  readonly createPolicy: (name: TrustedPolicy, rules: Rules) => Rules
}

const isFactory = (value: unknown): value is PolicyFactory =>
  typeof value === 'object' && value !== null && 'createPolicy' in value

/**
 * The rules as the browser's policy of that name: what they give is then an object of its own kind, which sinks take and which reads as
 * the text. A browser that knows no such policies is given the text.
 */
export function trusted<Own extends Rules>(name: TrustedPolicy, rules: Own): Own {
  const factory: unknown = Reflect.get(globalThis, 'trustedTypes')
  // The policy has the functions of its rules (Trusted Types, "createPolicy").
  return isFactory(factory) ? (factory.createPolicy(name, rules) as Own) : rules
}
