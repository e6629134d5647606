import type { Context } from 'hono'
import * as z from 'zod/mini'
import { href } from '../../shared/routes/href.ts'
import { editionNamed } from '../../shared/site/site.ts'
import { type VoucherAnswer, voucherAnswer, voucherCode } from '../../shared/voucher/voucher.ts'
import { voucherStatus } from '../content/feeds/voucher.ts'
import { type AppEnv, liveContentOf } from '../context.ts'
import { errorPageAt } from '../responses/error-page.tsx'
import { noStore } from '../responses/no-store.ts'
import { readForm } from './read-form.ts'

const formSchema = z.object({
  culture: z.string(),
  code: z._default(z.string().check(z.maxLength(40)), ''),
  username: z.optional(z.string().check(z.maxLength(80))),
})

/**
 * POST /api/voucher/: the form of a deal code, with script and without (rulings 7.6). A code that cannot be one is not asked
 * about. Without script the answer leads back to the page, whose message of this id the stylesheet shows.
 */
export async function voucher(c: Context<AppEnv>, page: string | null): Promise<Response> {
  const sent = await readForm(c)
  if (sent === null) return errorPageAt(c, 'malformed')
  const form = formSchema.safeParse(sent)
  const edition = form.success ? editionNamed(c.var.site, form.data.culture) : undefined
  let answer: VoucherAnswer = 'failed'
  if (form.success && edition) {
    const code = voucherCode(form.data.code)
    if (code === null) answer = 'invalid'
    else {
      const asked = { voucher: code, username: form.data.username ?? null }
      answer = voucherAnswer((await liveContentOf(c, edition.culture.id).get(voucherStatus, asked)).value)
    }
  }
  if (c.req.header('accept')?.includes('application/json')) return Response.json({ is: answer }, { headers: noStore })
  const back = page ?? href(edition ?? c.var.site.editions[0], 'home') ?? '/'
  return new Response(null, { status: 303, headers: { ...noStore, location: `${back}#voucher-is-${answer}` } })
}
