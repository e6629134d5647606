import type { BonusTerms } from '../../shared/content/bonus-terms.ts'
import { bonusTermsCodes } from '../../shared/content/bonus-terms.ts'
import { bonusTerms } from '../content/feeds/bonus-terms.ts'
import type { LoadContext } from '../document/page.ts'

/**
 * The whole terms of a code, where a page asks for them with one (rulings 9); null where there are none to be had. `bust` is
 * a random value where they are to come from no cache.
 */
export async function loadBonusTerms(
  { content }: Pick<LoadContext, 'content'>,
  code: string | undefined,
  bust?: string,
): Promise<BonusTerms | null> {
  const known = bonusTermsCodes.find((other) => other === code)
  return known === undefined
    ? null
    : (await content.get(bonusTerms, { code: known, ...(bust !== undefined && { bust }) })).value
}
