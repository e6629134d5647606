import type { ContentScope } from '../../shared/content/scope.ts'
import type { CurrencyIso } from '../../shared/site/ids.ts'
import type { ContentCache, WaitUntil } from '../content/cache.ts'
import { currencyRate, fallbackRate } from '../content/feeds/place.ts'

/** Units of a currency for one EUR: the service's rate, else the specification's (spec 9). */
export async function exchangeRate(
  iso: CurrencyIso,
  cache: ContentCache,
  scope: ContentScope,
  waitUntil: WaitUntil,
): Promise<number> {
  if (iso === 'EUR') return 1
  const answer = await cache.get(currencyRate, { iso }, scope, waitUntil)
  return answer.value?.rate ?? fallbackRate(iso)
}
