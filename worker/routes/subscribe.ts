import type { Context } from 'hono'
import * as z from 'zod/mini'
import {
  type SubscribeAnswer,
  type SubscribeForm,
  subscribeFault,
  subscribeLists,
} from '../../shared/content/subscribe-form.ts'
import { emailSchema, type Subscription } from '../../shared/content/subscription.ts'
import { href } from '../../shared/routes/href.ts'
import { editionNamed } from '../../shared/site/site.ts'
import { contentQuery } from '../content/feeds/common.ts'
import { postToOrigin } from '../content/post.ts'
import type { AppEnv } from '../context.ts'
import { errorPageAt } from '../responses/error-page.tsx'
import { noStore } from '../responses/no-store.ts'
import { readForm } from './read-form.ts'

const formSchema = z.pipe(
  z.object({
    list: z.enum(subscribeLists),
    culture: z.string(),
    name: z._default(z.string().check(z.trim(), z.maxLength(80)), ''),
    email: z._default(z.string().check(z.trim(), z.maxLength(254)), ''),
    consent: z.optional(z.literal('1')),
  }),
  z.transform((form) => ({ ...form, consent: form.consent === '1' })),
)

const isEmail = (text: string): boolean => emailSchema.safeParse(text).success

/** A form as a subscription, or what it lacks. */
export function subscriptionOf(form: SubscribeForm): Subscription | SubscribeAnswer {
  const { list, name, email } = form
  const fault = subscribeFault(form, isEmail)
  if (fault !== null) return fault
  return list === 'blog' ? { list, name, email } : { list, email, consent: true }
}

const answerWith = (c: Context<AppEnv>, list: string, answer: SubscribeAnswer, back: string): Response => {
  if (c.req.header('accept')?.includes('application/json'))
    return answer === 'failed'
      ? Response.json({ is: answer }, { status: 503, headers: { ...noStore, 'retry-after': '30' } })
      : Response.json({ is: answer }, { headers: noStore })
  // The page holds every message; the address' hash names the one to show. No other page depends on it.
  return new Response(null, {
    status: 303,
    headers: { ...noStore, location: `${back}#subscribe-${list}-is-${answer}` },
  })
}

/** Where each list's form stands. */
const pageOf = { blog: 'blog', newsletter: 'promotions' } as const

/**
 * POST /api/subscribe/: the blog's and the newsletter's form, with script and without (rulings 7.6). `page` is its own, or
 * null where the browser does not say: then the answer is read where the form stands first.
 */
export async function subscribe(c: Context<AppEnv>, page: string | null): Promise<Response> {
  const { runtime, site } = c.var
  const sent = await readForm(c)
  if (sent === null) return errorPageAt(c, 'malformed')
  const form = formSchema.safeParse(sent)
  const culture = form.success && editionNamed(site, form.data.culture)
  const list = form.success ? form.data.list : 'newsletter'
  const back = page ?? href(culture || site.editions[0], pageOf[list]) ?? '/'
  if (!form.success || !culture) return answerWith(c, list, 'failed', back)
  const wanted = subscriptionOf(form.data)
  if (typeof wanted === 'string') return answerWith(c, list, wanted, back)
  const outcome = await postToOrigin(
    runtime.origin,
    '/newsletter/',
    contentQuery({ brand: site.brand.id, culture: culture.culture.id }),
    wanted,
  )
  const answers = { accepted: 'thanks', refused: 'address', failed: 'failed' } as const
  return answerWith(c, list, answers[outcome], back)
}
