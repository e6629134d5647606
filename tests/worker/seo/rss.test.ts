import { XmlDocument } from 'libxml2-wasm'
import { describe, expect, test } from 'vitest'
import type { PostCard } from '../../../shared/content/blog.ts'
import { type RssInput, rssDocument } from '../../../worker/seo/rss.ts'
import { viewOf } from './support/sites.ts'

const card = (slug: string, published: string): PostCard => ({
  id: slug,
  slug,
  title: `<${slug}> & "more"`,
  summary: 'In short.',
  tag: { slug: 'safer-play', name: 'Safer play' },
  author: { id: 'a', name: 'Ada Hill', role: 'Editor' },
  published,
  minutes: 3,
  picture: { avif: '/img/a.avif', webp: '/img/a.webp', width: 960, height: 540, alt: 'A' },
})
const posts = [card('new', '2026-03-01'), { ...card('old', '2026-02-01'), picture: null }]
const namespaces = {
  atom: 'http://www.w3.org/2005/Atom',
  dc: 'http://purl.org/dc/elements/1.1/',
  media: 'http://search.yahoo.com/mrss/',
}

const read = (brand: 'uk' | 'se', input: Partial<RssInput> = {}) => {
  const view = brand === 'uk' ? viewOf('uk', 'en-GB') : viewOf('se', 'sv')
  const xml = rssDocument(view, { title: 'The blog', description: 'What is new.', posts, ...input })
  const document = XmlDocument.fromString(xml)
  const texts = (path: string) => document.find(path, namespaces).map((node) => node.content)
  return { xml, texts, text: (path: string) => texts(path)[0] ?? null }
}

describe('the RSS feed of a culture’s blog', () => {
  test('says what it is, where it stands and when its newest post came', () => {
    const { xml, text } = read('uk')
    expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>/)
    expect(
      [
        '/rss/@version',
        '/rss/channel/title',
        '/rss/channel/link',
        '/rss/channel/atom:link/@href',
        '/rss/channel/atom:link/@rel',
        '/rss/channel/atom:link/@type',
        '/rss/channel/description',
        '/rss/channel/language',
        '/rss/channel/lastBuildDate',
      ].map(text),
    ).toEqual([
      '2.0',
      'The blog',
      'https://www.starling.example/blog/',
      'https://www.starling.example/blog/feed.xml',
      'self',
      'application/rss+xml',
      'What is new.',
      'en-GB',
      'Sun, 01 Mar 2026 00:00:00 GMT',
    ])
  })

  test('lists posts as the blog does, their signs escaped, each by its lasting address', () => {
    const { texts } = read('uk')
    const link = 'https://www.starling.example/blog/safer-play/'
    expect(texts('//item/title')).toEqual(['<new> & "more"', '<old> & "more"'])
    expect(texts('//item/link')).toEqual([`${link}new/`, `${link}old/`])
    expect(texts('//item/guid')).toEqual([`${link}new/`, `${link}old/`])
    expect(texts('//item/guid/@isPermaLink')).toEqual(['true', 'true'])
    expect(texts('//item/pubDate')).toEqual(['Sun, 01 Mar 2026 00:00:00 GMT', 'Sun, 01 Feb 2026 00:00:00 GMT'])
    expect(texts('//item/category')).toEqual(['Safer play', 'Safer play'])
    expect(texts('//item/dc:creator')).toEqual(['Ada Hill', 'Ada Hill'])
    expect(texts('//item/description')).toEqual(['In short.', 'In short.'])
  })

  test('shows the picture of a post that has one, by its whole address', () => {
    const { texts } = read('uk')
    expect(['url', 'type', 'medium', 'width', 'height'].flatMap((name) => texts(`//media:content/@${name}`))).toEqual([
      'https://www.starling.example/img/a.webp',
      'image/webp',
      'image',
      '960',
      '540',
    ])
  })

  test('without posts it has no date', () => {
    const { text } = read('uk', { posts: [] })
    expect(text('/rss/channel/lastBuildDate')).toBeNull()
    expect(text('//item')).toBeNull()
  })

  test('lists no post that the culture has no address for', () => {
    expect(read('se').texts('//item')).toEqual([])
  })
})
