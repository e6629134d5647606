import { cultures } from '../../locales/registry.ts'
import { translatorOf } from '../../worker/view/view.ts'
import type { HostAnswer } from '../http/ask-host.ts'
import type { Said } from './expected.ts'
import { missingSentences } from './missing-sentences.ts'
import { scope } from './subject.ts'

const t = translatorOf(cultures[scope.culture])

const sentences = missingSentences(t)

const readable = (text: string): string => text.replaceAll('&#39;', "'").replaceAll('&amp;', '&')
/** Without what time alone has changed: how long ago something was, and the moment that a sum grows from. */
const timeless = (text: string): string =>
  text.replaceAll(/(<time[^>]*>)[^<]*/g, '$1').replaceAll(/ data-at="\d+"/g, '')
/** How often a text says that something is missing. */
const complaints = (text: string): number =>
  sentences.reduce((sum, sentence) => sum + readable(text).split(sentence).length - 1, 0)

/** What an answer is beside the good one to the same call. */
export function saidOf(answer: HostAnswer, good: HostAnswer): Said {
  const { status, headers, text } = answer
  if (status === 503) {
    const mayBeKept = !/no-store/.test(headers['cache-control'] ?? '')
    const picture = headers['content-type']?.startsWith('image/') === true
    return mayBeKept || (!picture && headers['retry-after'] === undefined) ? 'broken' : 'unavailable'
  }
  if (status !== good.status) return 'broken'
  if (timeless(text) === timeless(good.text)) return 'whole'
  return complaints(text) > complaints(good.text) ? 'says so' : 'without it'
}
