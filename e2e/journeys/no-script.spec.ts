import type { Page } from '@playwright/test'
import { textsOf } from '../../locales/catalogues.ts'
import { createTranslate, type Translate } from '../../shared/i18n/translate.ts'
import type { CultureId } from '../../shared/site/ids.ts'
import { expect, test } from '../support/fixture.ts'
import { at, call, visits } from '../support/sites.ts'

/** Everything can be read and reached by plain links and forms (quality 4.3, rulings 6.2, 7.6). */
test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } })

const translate = (id: CultureId, htmlLang: string): Translate => createTranslate(htmlLang, textsOf(id))
const heading = (page: Page) => page.locator('main h1')

test('games are found by a form, and their information by a link', async ({ page }) => {
  await page.goto(at('uk', '/slots/'))
  await page.locator('.site-header a[data-hash=search]').click()
  await page.getByRole('searchbox').fill('book of')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/\/search\/\?q=book\+of$/)
  await expect(page.locator('.search-count')).toContainText('“book of”')
  await page.locator('.game-card__info').first().click()
  await expect(page.locator('.game-page h1')).toBeVisible()
})

test('lists go on by plain links: a category, a provider, the blog', async ({ page }) => {
  await page.goto(at('de', '/slots/new/'))
  await page.locator('.paging a[rel=next]').click()
  await expect(page).toHaveURL(/\/slots\/new\/\?page=2$/)
  await page.locator('.paging a[rel=prev]').click()
  await expect(page).toHaveURL(/\/slots\/new\/$/)
  await page.locator('.game-card__link').first().click()
  await page.locator('.game-page__provider a').click()
  await expect(page).toHaveURL(/\/providers\/[a-z0-9-]+\/$/)
  await page.goto(at('es', '/blog/'))
  await page.locator('.paging a[rel=next]').click()
  await expect(page).toHaveURL(/\/blog\/\?page=2$/)
  await expect(page.locator('.card__heading').first()).toBeVisible()
})

test('the blog is searched, and a question of help is found and linked to', async ({ page }) => {
  await page.goto(at('uk', '/blog/'))
  await page.getByRole('searchbox').fill('volatility')
  await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/\/blog\/search\/\?q=volatility$/)
  await page.locator('.card__heading a').first().click()
  await expect(page.locator('.post h1')).toBeVisible()
  await page.goto(at('uk', '/help/'))
  const all = await page.locator('.faq__item').count()
  await page.getByRole('searchbox').fill('withdraw')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/\/help\/\?q=withdraw$/)
  expect(await page.locator('.faq__item').count()).toBeLessThan(all)
  await page.locator('.faq__item summary').first().click()
  await page.locator('.faq__link a').first().click()
  await expect(page).toHaveURL(/#question-[a-z0-9-]+$/)
  await expect(page.locator('.faq__answer:target')).toBeVisible()
})

test('menus open and lead on; the language is changed on the page where one stands', async ({ page }) => {
  await page.goto(at('on', '/'))
  await page.locator('.site-header__nav summary').first().click()
  await page.locator('.site-header__nav details[open] a').nth(1).click()
  await expect(heading(page)).toBeVisible()
  const path = new URL(page.url()).pathname
  await page.getByRole('link', { name: 'Français' }).click()
  await expect(page).toHaveURL(at('on', `/frca${path}`))
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA')
})

test('a cookie choice can be changed from the footer', async ({ page, context }) => {
  const stored = async () => (await context.cookies()).find(({ name }) => name === 'xconsent')?.value
  await page.goto(at('de', '/privacy/'))
  const notice = page.locator('.consent')
  await notice.locator('button[value=accept]').click()
  await expect(notice).toBeHidden()
  expect(await stored()).toBe('1111')
  await page.locator('.site-footer [data-consent-open]').click()
  await expect(notice).toBeVisible()
  await notice.locator('summary').click()
  await notice.locator('input[name=tracking]').check()
  await notice.locator('button[value=save]').click()
  await expect(page).toHaveURL(at('de', '/privacy/'))
  await expect(notice).toBeHidden()
  expect(await stored()).toBe('1010')
})

for (const { brand, culture, url } of visits.filter(({ culture }) => ['sv', 'fr-CA'].includes(culture.id)))
  test(`the self-assessment of ${brand} says what is missing, then the result, in ${culture.id}`, async ({ page }) => {
    const t = translate(culture.id, culture.htmlLang)
    await page.goto(url('self-assessment-test/'))
    await page.locator('.questionnaire button[type=submit]').click()
    await expect(page.locator('.questionnaire__error')).toHaveText(t('selfAssessment.incomplete'))
    for (const question of await page.locator('.question').all()) await question.locator('input').last().check()
    await page.locator('.questionnaire button[type=submit]').click()
    await expect(page.locator('.result--high')).toContainText(t('selfAssessment.high'))
    await expect(page.locator('.result--high .help-lines a').first()).toBeVisible()
  })

for (const [list, id] of [
  ['newsletter', 'sv'],
  ['blog', 'es'],
] as const)
  test(`the ${list} form of ${id} shows its answer in the page`, async ({ page }) => {
    const visit = visits.find(({ culture }) => culture.id === id)
    if (!visit) throw new Error(`Nobody serves ${id}.`)
    const { culture, url } = visit
    const t = translate(culture.id, culture.htmlLang)
    const form = page.locator('[data-subscribe]')
    await page.goto(url(list === 'blog' ? 'blog/' : 'promotions/'))
    const send = async (email: string, says: string) => {
      if (list === 'blog') await form.locator('[name=name]').fill('Ann')
      else await form.locator('[name=consent]').check()
      await form.locator('[name=email]').fill(email)
      await form.locator('[type=submit]').click()
      await expect(form.locator('.subscribe__message:visible')).toHaveText([says])
    }
    await send('', t('subscribe.emailRequired'))
    await send('no address', t('subscribe.emailInvalid'))
    await send('ann@b.example', t('subscribe.thanks'))
  })

const sent = {
  newsletter: [
    [{ email: '', consent: '1' }, 'email', 'subscribe.emailRequired'],
    [{ email: 'no address', consent: '1' }, 'address', 'subscribe.emailInvalid'],
    [{ email: 'a@b.example' }, 'consent', 'subscribe.consentRequired'],
    [{ email: 'a@b.example', consent: '1' }, 'thanks', 'subscribe.thanks'],
  ],
  blog: [
    [{ name: '', email: 'a@b.example' }, 'name', 'subscribe.nameRequired'],
    [{ name: 'Ann', email: '' }, 'email', 'subscribe.emailRequired'],
    [{ name: 'Ann', email: 'no address' }, 'address', 'subscribe.emailInvalid'],
    [{ name: 'Ann', email: 'a@b.example' }, 'thanks', 'subscribe.thanks'],
  ],
} as const

test('every answer to the forms stands on their page, in each language', async ({ request }) => {
  for (const { brand, culture } of visits) {
    const t = translate(culture.id, culture.htmlLang)
    for (const list of ['newsletter', 'blog'] as const)
      for (const [fields, outcome, key] of sent[list]) {
        // Without a referer the answer is read where the form stands first.
        const { url, headers } = call(brand, '/api/subscribe/')
        const form = { list, culture: culture.id, ...fields }
        const answer = await request.post(url, { headers, form, maxRedirects: 0 })
        const [path = '', id] = (answer.headers().location ?? '').split('#')
        expect(id).toBe(`subscribe-${list}-is-${outcome}`)
        // A culture without a blog has no form for it: it is sent home.
        if (path === '/') continue
        const page = call(brand, path)
        const html = await (await request.get(page.url, { headers: page.headers })).text()
        expect(html.replaceAll('&#39;', "'"), `${culture.id} ${id}`).toMatch(
          new RegExp(`id="${id}"[^>]*>${t(key).replaceAll('.', '\\.')}<`),
        )
      }
  }
})

test('what opens the account popup leads to a page of the platform, and back', async ({ page }) => {
  for (const { brand, culture, url } of visits.filter(({ culture }) => ['sv', 'frca'].includes(culture.id))) {
    await page.goto(url('slots/'))
    await page.locator('.site-header .account-links a:visible').last().click()
    await expect(page.locator('html')).toHaveAttribute('lang', culture.htmlLang)
    await expect(heading(page)).toBeVisible()
    await page.locator('.top__logo').click()
    await expect(page).toHaveURL(url(''))
    expect(new URL(page.url()).hostname.startsWith(brand)).toBe(true)
  }
  await page.goto(at('uk', '/lp/welcome/'))
  await page.locator('.landing__actions a').first().click()
  await expect(page).toHaveURL(/\/register\/\?/)
  await expect(heading(page)).toBeVisible()
})

test('no control waits for a script', async ({ page }) => {
  for (const path of [
    '/?gl=IE',
    '/blog/new-releases/november-releases/',
    '/winners/',
    '/mobile-app/',
    '/registration-complete/',
  ]) {
    await page.goto(at('uk', path))
    const idle = await page
      .locator('button:not([type=submit]):not([popovertarget]):visible')
      .evaluateAll((buttons) => buttons.map((button) => button.outerHTML.slice(0, 120)))
    expect(idle, path).toEqual([])
  }
})

test('a deal code is taken by the form of a landing page', async ({ page }) => {
  await page.goto(at('uk', '/lp/deal-code/'))
  await page.locator('a[data-hash=voucher]').click()
  for (const [code, said] of [
    ['USED2025', 'already been used'],
    ['DEAL2026', 'Thank you'],
  ] as const) {
    await page.locator('#deal-code-field').fill(code)
    await page.locator('.deal-code button').click()
    await expect(page.locator('.deal-code .subscribe__message:visible')).toContainText(said)
  }
})
