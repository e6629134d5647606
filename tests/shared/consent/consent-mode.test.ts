import { describe, expect, test } from 'vitest'
import { necessaryOnly } from '../../../shared/consent/categories.ts'
import { consentModeDefault, consentModeUpdate } from '../../../shared/consent/consent-mode.ts'

describe('consent mode', () => {
  test('denies ads and analytics before anything, grants what keeps the site working, and waits 500 ms', () => {
    expect(consentModeDefault).toEqual([
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
          wait_for_update: 500,
        },
      ],
      ['set', 'url_passthrough', true],
      ['set', 'ads_data_redaction', true],
    ])
  })

  test.each([
    // tracking, targeting → analytics, the three of advertising, url_passthrough, ads_data_redaction
    [false, false, 'denied', 'denied', true, true],
    [true, false, 'granted', 'denied', false, true],
    [false, true, 'denied', 'granted', false, false],
    [true, true, 'granted', 'granted', false, false],
  ] as const)(
    'tracking %s, targeting %s: analytics %s, ads %s, passthrough %s, redaction %s',
    (tracking, targeting, analytics, ads, passthrough, redaction) => {
      for (const functionality of [false, true])
        expect(consentModeUpdate({ ...necessaryOnly, functionality, tracking, targeting })).toEqual([
          [
            'consent',
            'update',
            { analytics_storage: analytics, ad_storage: ads, ad_user_data: ads, ad_personalization: ads },
          ],
          ['set', 'url_passthrough', passthrough],
          ['set', 'ads_data_redaction', redaction],
        ])
    },
  )
})
