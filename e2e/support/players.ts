import type { BrowserContext, Frame, FrameLocator, Page } from '@playwright/test'
import type { BrandId } from '../../shared/site/ids.ts'

const platformPort = Number(process.env.E2E_PLATFORM_PORT ?? Number(process.env.E2E_PORT ?? 8797) + 1)

/** Address of a path on a brand's platform. */
export const onPlatform = (brand: BrandId, path: string): string =>
  `http://play.${brand}.localhost:${platformPort}${path}`

/** What holds a form of the platform: one of its own pages, or the widget's frame. */
type Holder = Page | Frame | FrameLocator

/** Fills fields by name (a choice by its value), and sends the form. */
export async function fillForm(holder: Holder, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = holder.locator(`[name=${name}]`)
    if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT') await field.selectOption(value)
    else await field.fill(value)
  }
  // By the keyboard: a frame that takes its height just then moves what a pointer is at.
  await holder.locator('main form button[type=submit]').first().press('Enter')
}

export async function tick(holder: Holder, names: readonly string[]): Promise<void> {
  for (const name of names) await holder.locator(`[name=${name}]`).check()
}

/** A recipient's newest mail, where local runs show their mails: its text, and where its link leads. */
export async function mailTo(
  context: BrowserContext,
  brand: BrandId,
  culture: string,
  recipient: string,
): Promise<{ readonly text: string; readonly link: string | null }> {
  const outbox = await context.newPage()
  await outbox.goto(onPlatform(brand, `/outbox/?culture=${culture}`))
  const mail = outbox.locator('.mail').filter({ hasText: recipient }).first()
  const text = (await mail.textContent()) ?? ''
  const link = mail.locator('a')
  const address = (await link.count()) === 0 ? null : await link.getAttribute('href')
  await outbox.close()
  return { text, link: address }
}

/** The code of a mail. */
export const codeOf = ({ text }: { readonly text: string }): string => /\b(\d{6})\b/.exec(text)?.[1] ?? ''

export const password = 'quiet murmuration at dusk'

/** Answers the steps of a British registration, from the e-mail to the last tick. */
export async function registerInBritain(holder: Holder, context: BrowserContext, email: string): Promise<void> {
  await fillForm(holder, { email, password })
  await holder.locator('[name=code]').waitFor()
  await fillForm(holder, { code: codeOf(await mailTo(context, 'uk', 'en-GB', email)) })
  await holder.locator('[name=fname]').waitFor()
  await fillForm(holder, {
    fname: 'Wren',
    lname: 'Harlow',
    date_of_birth_day: '4',
    date_of_birth_month: '7',
    date_of_birth_year: '1988',
    mobile: '07700 900123',
  })
  await holder.locator('[name=address]').waitFor()
  await fillForm(holder, { address: '14 Roost Lane', city: 'Brighton', postcode: 'BN1 9ZZ' })
  await holder.locator('[name=limit_weekly]').waitFor()
  await fillForm(holder, { limit_weekly: '50' })
  await holder.locator('[name=terms_accepted]').waitFor()
  await tick(holder, ['over_18', 'terms_accepted', 'gdpr'])
  await fillForm(holder, {})
}
