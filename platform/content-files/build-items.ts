import { brands } from '../../brands/registry.ts'
import { cultures } from '../../locales/registry.ts'
import { bannerSections } from '../../shared/content/banner.ts'
import { bonusTermsCodes } from '../../shared/content/bonus-terms.ts'
import type { Picture } from '../../shared/content/picture.ts'
import type { BrandId, CultureId } from '../../shared/site/ids.ts'
import { bannerSizes, postPictureSize, promotionPictureSize } from '../media-sizes.ts'
import type { Item } from './item.ts'
import { createFiller, html, plain } from './markup.ts'
import { createReader, type FileCache, type Reader, readShared } from './reader.ts'
import {
  authorsFile,
  bannerFile,
  bonusTermsFile,
  faqFile,
  featureFile,
  landingFile,
  pageFile,
  paymentFile,
  postFile,
  promotionFile,
  promotionPlanFile,
  restrictedFile,
  settingsFile,
  structureFile,
  tagsFile,
  voucherFile,
} from './schemas.ts'

/** Paths of media by name, as the media table has them. */
export type MediaPaths = ReadonlyMap<string, string>

type Scope = {
  brand: BrandId
  culture: CultureId
  reader: Reader
  fill: (text: string) => string
  markup: (markdown: string) => string
  picture: (kind: string, id: string, size: { width: number; height: number }, alt: string) => Picture | null
  social: (kind: string, id: string) => string | null
}

const item = (feed: Item['feed'], id: string, data: object, more: Partial<Item> = {}): Item => ({
  feed,
  id,
  slug: id,
  parent: null,
  published: null,
  data,
  ...more,
})

async function pages({ reader, fill, markup, social }: Scope): Promise<Item[]> {
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

async function promotions({ reader, fill, markup, picture, social }: Scope): Promise<Item[]> {
  const items: Item[] = []
  for (const plan of await readShared('promotions.yaml', promotionPlanFile)) {
    const file = await reader.read(`promotions/${plan.id}.yaml`, promotionFile)
    if (file === null) continue
    const { imageAlt, body, terms, bonusCode, slug, ...texts } = file
    const filled = Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, fill(value)]))
    const data = {
      id: plan.id,
      slug,
      kind: plan.kind,
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

async function features({ reader, fill, markup, picture, social }: Scope): Promise<Item[]> {
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

async function payments({ reader, fill, markup }: Scope, media: MediaPaths): Promise<Item[]> {
  const items: Item[] = []
  for (const key of (await readShared('structure.yaml', structureFile)).payments) {
    const file = await reader.read(`payments/${key}.yaml`, paymentFile)
    if (file === null) continue
    const { hasInfo, body, slug, ...rest } = file
    const mark = (tone: string): string => {
      const path = media.get(`payment/${key}/${tone}`)
      return path === undefined ? '' : `/img/${path}`
    }
    const data = {
      key,
      slug,
      ...rest,
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

/** Words that are read in a minute. */
const readingPace = 210

async function blog({ reader, fill, markup, picture, social }: Scope): Promise<Item[]> {
  const names = await reader.names('blog/posts')
  if (names.length === 0) return []
  const tags = (await reader.read('blog/tags.yaml', tagsFile)) ?? []
  const authors = (await reader.read('blog/authors.yaml', authorsFile)) ?? []
  const posts = new Map<string, NonNullable<Awaited<ReturnType<typeof reader.read<typeof postFile>>>>>()
  for (const id of (await readShared('structure.yaml', structureFile)).blogPosts) {
    const post = await reader.read(`blog/posts/${id}.md`, postFile)
    if (post !== null) posts.set(id, post)
  }
  const items: Item[] = [
    ...tags.map((tag) => item('blog-tag', tag.id, { ...tag, description: fill(tag.description) }, { slug: tag.slug })),
    ...authors.map((author) => item('blog-author', author.id, { ...author, bio: fill(author.bio) })),
  ]
  for (const [id, post] of posts) {
    const file = `blog/posts/${id}.md`
    const tag = tags.find((entry) => entry.id === post.tag)
    const author = authors.find((entry) => entry.id === post.author)
    if (tag === undefined || author === undefined) {
      throw new Error(`platform/content/${await reader.file(file)}: tag or author is in no list of the blog.`)
    }
    const body = markup(post.body)
    const others = [...posts.keys()].filter((other) => other !== id && !post.related.includes(other))
    const sameTag = others.filter((other) => posts.get(other)?.tag === post.tag)
    const at = names.indexOf(id)
    const turned = [...others.slice(at), ...others.slice(0, at)].filter((other) => !sameTag.includes(other))
    const data = {
      id,
      slug: post.slug,
      title: fill(post.title),
      description: fill(post.description),
      summary: fill(post.summary),
      tag: { slug: tag.slug, name: tag.name },
      author: { id: author.id, name: author.name, role: author.role },
      published: post.published,
      updatedAt: post.published,
      minutes: Math.max(1, Math.round(plain(body).split(' ').length / readingPace)),
      body,
      relatedIds: post.related.filter((other) => posts.has(other)),
      recommendedIds: [...sameTag, ...turned].slice(0, 3),
      gameSlugs: post.recommendedGames,
      picture: picture('post', id, postPictureSize, fill(post.imageAlt)),
      socialImage: social('post', id),
    }
    items.push(item('blog-post', id, data, { slug: post.slug, parent: tag.slug, published: post.published }))
  }
  return items
}

async function landings({ reader, fill, markup, picture, social }: Scope): Promise<Item[]> {
  const items: Item[] = []
  for (const id of (await readShared('structure.yaml', structureFile)).landing) {
    const file = await reader.read(`landing/${id}.md`, landingFile)
    if (file === null) continue
    const { imageAlt, body, slug, ...texts } = file
    const filled = Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, fill(value)]))
    const data = {
      id,
      slug,
      ...filled,
      body: markup(body),
      picture: picture('landing', id, postPictureSize, fill(imageAlt)),
      socialImage: social('landing', id),
    }
    items.push(item('landing', id, data, { slug }))
  }
  return items
}

async function banners({ brand, reader, fill }: Scope): Promise<Item[]> {
  const words = await reader.readMap('banners.yaml', bannerFile)
  return bannerSections.flatMap((section) => {
    const file = words.get(section)
    if (file === undefined) return []
    const filled = Object.fromEntries(Object.entries(file).map(([key, value]) => [key, fill(value)]))
    return [item('banner', section, { sectionCode: section, ...filled, sizes: bannerSizes[brand] })]
  })
}

async function documents({ brand, culture, reader, fill, markup }: Scope): Promise<Item[]> {
  const items: Item[] = []
  const faq = await reader.read('faq.yaml', faqFile)
  if (faq !== null) {
    const groups = faq.groups.map(({ id, name, items: questions }) => ({
      id,
      name: fill(name),
      items: questions.map((entry) => ({ id: entry.id, question: fill(entry.question), answer: markup(entry.answer) })),
    }))
    items.push(item('faq', 'faq', { groups }))
  }
  const restricted = await reader.read('restricted.yaml', restrictedFile)
  if (restricted !== null) {
    const countries = restricted.countries.map((country) => ({ ...country, body: markup(country.body) }))
    items.push(item('restricted', 'restricted', { intro: markup(restricted.intro), countries }))
  }
  for (const [code, terms] of await reader.readMap('bonus-terms.yaml', bonusTermsFile)) {
    if (!bonusTermsCodes.some((known) => known === code)) {
      throw new Error(`platform/content/${await reader.file('bonus-terms.yaml')}: there is no code "${code}".`)
    }
    items.push(item('bonus-terms', code, { code, title: fill(terms.title), body: markup(terms.body) }))
  }
  const voucher = await reader.read('voucher.yaml', voucherFile)
  if (voucher !== null) {
    const filled = Object.fromEntries(Object.entries(voucher).map(([key, value]) => [key, fill(value)]))
    items.push(item('voucher-texts', 'voucher', filled))
  }
  const settings = await reader.read('settings.yaml', settingsFile)
  if (settings !== null) {
    const filled = Object.fromEntries(Object.entries(settings).map(([key, value]) => [key, fill(value)]))
    const { currency, htmlLang } = cultures[culture]
    const parts = new Intl.NumberFormat(htmlLang, { style: 'currency', currency }).formatToParts(1)
    const data = {
      ...filled,
      currency: { iso: currency, symbol: parts.find((part) => part.type === 'currency')?.value ?? currency },
      seoFooter: markup(settings.seoFooter),
      socialLinks: brands[brand].domain.socialLinks[culture] ?? [],
    }
    items.push(item('settings', 'settings', data))
  }
  return items
}

/** Everything editorial that a culture has, ready for the item table, and the files that nobody has written yet. */
export async function buildItems(
  brand: BrandId,
  culture: CultureId,
  media: MediaPaths,
  cache: FileCache = new Map(),
): Promise<{ items: Item[]; missing: string[] }> {
  const reader = createReader(culture, cache)
  const fill = createFiller(brand, culture)
  const scope: Scope = {
    brand,
    culture,
    reader,
    fill,
    markup: (markdown) => html(fill(markdown)),
    picture: (kind, id, size, alt) => {
      const avif = media.get(`picture/${brand}/${kind}/${id}/avif`)
      const webp = media.get(`picture/${brand}/${kind}/${id}/webp`)
      return avif === undefined || webp === undefined
        ? null
        : { avif: `/img/${avif}`, webp: `/img/${webp}`, ...size, alt }
    },
    social: (kind, id) => {
      const path = media.get(`social/${brand}/${kind}/${id}`) ?? media.get(`social/${brand}/brand/home`)
      return path === undefined ? null : `/img/${path}`
    },
  }
  const parts = [
    await pages(scope),
    await promotions(scope),
    await features(scope),
    await payments(scope, media),
    await blog(scope),
    await landings(scope),
    await banners(scope),
    await documents(scope),
  ]
  return { items: parts.flat(), missing: reader.missing }
}
