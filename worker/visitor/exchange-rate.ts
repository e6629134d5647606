import type { CurrencyIso } from '../../shared/site/ids.ts'
import type { Content } from '../content/content.ts'
import { currencyRate, fallbackRate } from '../content/feeds/place.ts'

/** Units of a currency for one EUR: the service's rate, else the specification's (spec 9). */
export async function exchangeRate(iso: CurrencyIso, content: Content): Promise<number> {
  if (iso === 'EUR') return 1
  const answer = await content.get(currencyRate, { iso })
  return answer.value?.rate ?? fallbackRate(iso)
}
