import type { Translate } from '../../shared/i18n/translate.ts'

/** Every sentence by which a page says what is missing, in the words of a culture. */
export const missingSentences = (t: Translate): readonly string[] => [
  t('games.failed'),
  t('content.failed'),
  t('payment.failed'),
  t('promotion.failed'),
  t('feature.failed'),
  t('blog.failed'),
  t('help.failed'),
  t('common.unavailable'),
]
