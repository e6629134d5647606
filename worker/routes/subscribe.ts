import type { Context } from 'hono'
import { z } from 'zod'
import { type Subscription, subscriptionSchema } from '../../shared/content/subscription.ts'
import { href } from '../../shared/routes/href.ts'
import { contentQuery } from '../content/feeds/common.ts'
import { postToOrigin } from '../content/post.ts'
import type { AppEnv } from '../context.ts'

/** What became of a form; each names the message in worker/parts/SubscribeForm.tsx. */
export type SubscribeAnswer = 'thanks' | 'name' | 'email' | 'address' | 'consent' | 'failed'

const formSchema = z.object({
  list: z.enum(['blog', 'newsletter']),
  culture: z.string(),
  name: z.string().trim().max(80).default(''),
  email: z.string().trim().max(254).default(''),
  consent: z.literal('1').optional(),
})
export type SubscribeForm = z.infer<typeof formSchema>

/** A form as a subscription, or what it lacks, in the order of its fields (spec 5). */
export function subscriptionOf(form: SubscribeForm): Subscription | Exclude<SubscribeAnswer, 'thanks'> {
  const { list, name, email, consent } = form
  if (list === 'blog' && name === '') return 'name'
  if (email === '') return 'email'
  const parsed = subscriptionSchema.safeParse(
    list === 'blog' ? { list, name, email } : { list, email, consent: consent === '1' },
  )
  if (parsed.success) return parsed.data
  return parsed.error.issues.some(({ path }) => path[0] === 'email') ? 'address' : 'consent'
}

const answerWith = (c: Context<AppEnv>, list: string, answer: SubscribeAnswer, back: string): Response => {
  const headers = { 'cache-control': 'private, no-store' }
  if (c.req.header('accept')?.includes('application/json'))
    return Response.json({ is: answer }, { status: answer === 'failed' ? 503 : 200, headers })
  // The page holds every message; the address' hash names the one to show. No other page depends on it.
  return new Response(null, {
    status: 303,
    headers: { ...headers, location: `${back}#subscribe-${list}-is-${answer}` },
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
  const form = formSchema.safeParse(await c.req.parseBody())
  const culture = form.success && site.editions.find((other) => other.culture.id === form.data.culture)
  const list = form.success ? form.data.list : 'newsletter'
  const back = page ?? href(culture || site.editions[0], pageOf[list]) ?? '/'
  const from = c.req.header('origin')
  // A form of another site may not subscribe its visitors here.
  const foreign = from !== undefined && from !== new URL(c.req.url).origin
  if (!form.success || !culture || foreign) return answerWith(c, list, 'failed', back)
  const wanted = subscriptionOf(form.data)
  if (typeof wanted === 'string') return answerWith(c, list, wanted, back)
  const outcome = await postToOrigin(
    { url: runtime.config.API_ORIGIN, fetch: (url, init) => fetch(url, init) },
    '/newsletter/',
    contentQuery({ brand: site.brand.id, culture: culture.culture.id }),
    wanted,
  )
  const answers = { accepted: 'thanks', refused: 'address', failed: 'failed' } as const
  return answerWith(c, list, answers[outcome], back)
}
