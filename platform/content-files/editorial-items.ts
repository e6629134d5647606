import { cultures } from '../../locales/registry.ts'
import { landingWay } from '../../shared/content/landing.ts'
import { compileRoutes } from '../../shared/routes/compile.ts'
import { postPictureSize, promotionPictureSize } from '../contract/media-sizes.ts'
import { type BuildContext, item } from './build-context.ts'
import { ContentFault } from './content-fault.ts'
import type { Item } from './item.ts'
import { paymentFactsFile, printedPayment, statedLimits } from './payment-facts.ts'
import { readShared } from './reader.ts'
import {
  featureFile,
  landingFile,
  pageFile,
  paymentFile,
  promotionFile,
  promotionPlanFile,
  structureFile,
} from './schemas.ts'

export async function pages({ reader, fill, markup, social }: BuildContext): Promise<Item[]> {
  const items: Item[] = []
  for (const folder of ['pages', 'categories'] as const) {
    for (const code of await reader.names(folder)) {
      const page = await reader.read(`${folder}/${code}.md`, pageFile)
      if (page === null) continue
      const data = {
        title: fill(page.title),
        description: fill(page.description),
        heading: fill(page.heading),
        body: markup(page.body),
      }
      items.push(
        folder === 'pages'
          ? item('page', code, data, { slug: code })
          : // Route keys are in camel case; as slugs they would clash with nothing, since a feed's slugs are its own.
            item('category', code, { ...data, routeKey: code, socialImage: social('category', code) }),
      )
    }
  }
  return items
}

export async function promotions({ reader, fill, markup, picture, social }: BuildContext): Promise<Item[]> {
  const items: Item[] = []
  for (const plan of await readShared('promotions.yaml', promotionPlanFile)) {
    const file = await reader.read(`promotions/${plan.id}.yaml`, promotionFile)
    if (file === null) continue
    const { imageAlt, body, terms, bonusCode, slug, formerSlugs, figure, gameSlug, ...texts } = file
    const filled = Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, fill(value)]))
    const data = {
      id: plan.id,
      slug,
      formerSlugs,
      kind: plan.kind,
      template: plan.template,
      figure: figure ?? null,
      gameSlug: gameSlug ?? null,
      starts: plan.starts,
      ends: plan.ends,
      ...filled,
      bonusCode: bonusCode ?? null,
      body: markup(body),
      terms: markup(terms),
      picture: picture('promotion', plan.id, promotionPictureSize, fill(imageAlt)),
      socialImage: social('promotion', plan.id),
    }
    items.push(item('promotion', plan.id, data, { slug }))
  }
  return items
}

export async function features({ reader, fill, markup, picture, social }: BuildContext): Promise<Item[]> {
  const items: Item[] = []
  for (const id of (await readShared('structure.yaml', structureFile)).features) {
    const file = await reader.read(`features/${id}.yaml`, featureFile)
    if (file === null) continue
    const { imageAlt, body, slug, ...texts } = file
    const filled = Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, fill(value)]))
    const data = {
      id,
      slug,
      ...filled,
      body: markup(body),
      picture: picture('feature', id, promotionPictureSize, fill(imageAlt)),
      socialImage: social('feature', id),
    }
    items.push(item('feature', id, data, { slug }))
  }
  return items
}

export async function payments({ culture, reader, media, fill, markup }: BuildContext): Promise<Item[]> {
  const items: Item[] = []
  const facts = await readShared('payments.yaml', paymentFactsFile)
  for (const key of (await readShared('structure.yaml', structureFile)).payments) {
    const file = await reader.read(`payments/${key}.yaml`, paymentFile)
    if (file === null) continue
    const { hasInfo, body, slug, deposit, withdrawal, ...rest } = file
    const limits = statedLimits(
      `payments/${key}.yaml of ${culture}`,
      { deposit, withdrawal },
      await reader.ownFields(`payments/${key}.yaml`),
      printedPayment(facts, culture, key),
    )
    const mark = (tone: string): string => {
      const path = media.get(`payment/${key}-${cultures[culture].lang}/${tone}`)
      return path === undefined ? '' : `/img/${path}`
    }
    const data = {
      key,
      slug,
      ...rest,
      ...limits,
      title: fill(rest.title),
      description: fill(rest.description),
      summary: fill(rest.summary),
      has_info: hasInfo,
      light_img_url: mark('light'),
      dark_img_url: mark('dark'),
      body: markup(body),
    }
    items.push(item('payment', key, data, { slug }))
  }
  return items
}

/**
 * A landing page's call to action leads somewhere: one whose target has no route in the culture is an error of its file.
 */
export async function landings({
  brand,
  culture,
  reader,
  fill,
  markup,
  picture,
  social,
}: BuildContext): Promise<Item[]> {
  const items: Item[] = []
  const routes = compileRoutes(culture, brand).byKey
  for (const id of (await readShared('structure.yaml', structureFile)).landing) {
    const file = await reader.read(`landing/${id}.md`, landingFile)
    if (file === null) continue
    const { imageAlt, body, slug, target, ...texts } = file
    if (landingWay(target, (key) => routes.get(key)?.available === true).kind === 'nowhere')
      throw new ContentFault(`landing/${id}.md of ${culture}: its target "${target}" has no page there.`)
    const filled = Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, fill(value)]))
    const data = {
      id,
      slug,
      ...filled,
      target,
      body: markup(body),
      picture: picture('landing', id, postPictureSize, fill(imageAlt)),
      socialImage: social('landing', id),
    }
    items.push(item('landing', id, data, { slug }))
  }
  return items
}
