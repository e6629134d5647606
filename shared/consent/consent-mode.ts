import type { Consent } from './categories.ts'

/** One call of `gtag`, by its arguments. */
export type GtagCall = readonly [command: string, ...rest: readonly unknown[]]

const word = (granted: boolean): 'granted' | 'denied' => (granted ? 'granted' : 'denied')

/** Milliseconds that Google's tags wait for the visitor's choice (spec 9). */
const waitForUpdateMs = 500

/** What is said before any tag (spec 4 "Consent", domain 2): ad and analytics denied, what keeps the site working granted. */
export const consentModeDefault: readonly GtagCall[] = [
  [
    'consent',
    'default',
    {
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'denied',
      functionality_storage: 'granted',
      personalization_storage: 'granted',
      security_storage: 'granted',
      wait_for_update: waitForUpdateMs,
    },
  ],
  ['set', 'url_passthrough', true],
  ['set', 'ads_data_redaction', true],
]

/**
 * What is said on every choice and on every visit that has one: tracking grants analytics, targeting grants advertising; with
 * neither, ad clicks are passed through links; without targeting what advertisers get is redacted (spec 4 "Consent", domain 2).
 */
export function consentModeUpdate({ tracking, targeting }: Consent): readonly GtagCall[] {
  const ads = word(targeting)
  return [
    [
      'consent',
      'update',
      { analytics_storage: word(tracking), ad_storage: ads, ad_user_data: ads, ad_personalization: ads },
    ],
    ['set', 'url_passthrough', !tracking && !targeting],
    ['set', 'ads_data_redaction', !targeting],
  ]
}
