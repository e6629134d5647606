import { describe, expect, test } from 'vitest'
import { loadBlogHome } from '../../../worker/pages/blog-home/load.ts'
import { loadBlogPost } from '../../../worker/pages/blog-post/load.ts'
import { loadBlogSearch } from '../../../worker/pages/blog-search/load.ts'
import { loadBlogTag } from '../../../worker/pages/blog-tag/load.ts'
import { rssDocument } from '../../../worker/seo/rss.ts'
import { contextOf, viewOf } from './support.ts'

const post = (slug: string, tag = 'guides') => ({
  id: slug,
  slug,
  title: `Title of ${slug}`,
  summary: 'S',
  tag: { slug: tag, name: 'Guides' },
  author: { id: 'ann', name: 'Ann', role: 'Editor' },
  published: '2026-03-12',
  minutes: 3,
  picture: null,
})
const whole = (slug: string) => ({
  value: {
    ...post(slug),
    description: 'D',
    body: '<p>b</p>',
    updatedAt: '2026-03-12',
    related: [],
    recommended: [],
    recommendedGames: [],
    socialImage: null,
  },
})
const info = (posts: number) => ({
  value: {
    title: 'The journal',
    description: 'D',
    heading: 'H',
    body: '<p>b</p>',
    posts,
    tags: [
      { id: 'g', slug: 'guides', name: 'Guides', description: 'About guides', posts: 4 },
      { id: 'e', slug: 'empty', name: 'Empty', description: 'Nothing yet', posts: 0 },
    ],
  },
})
const pageOf = (total: number, ...posts: object[]) => ({ value: { posts, total, page: 1, pageSize: 12 } })

describe('a post', () => {
  const params = { tagSlug: 'guides', postSlug: 'how' }

  test.each([
    ['absent', { kind: 'notFound' }],
    ['unavailable', { kind: 'unavailable' }],
    [whole('how'), { kind: 'page', props: { address: 'https://www.starling.example/blog/guides/how/' } }],
  ] as const)('answered with %j is %j', async (answer, expected) => {
    const answers = { 'blog-post': answer, 'blog-author': 'absent' } as const
    expect(await loadBlogPost(contextOf('en-GB', 'blogPost', { params, answers }))).toMatchObject(expected)
  })

  test('under another topic moves to its own', async () => {
    const answers = { 'blog-post': whole('how') }
    const context = contextOf('ca', 'blogPost', { params: { ...params, tagSlug: 'news' }, answers })
    expect(await loadBlogPost(context)).toEqual({ kind: 'moved', path: '/blog/guides/how/' })
  })

  test('stands below its topic in the trail', async () => {
    const answers = { 'blog-post': whole('how') }
    const loaded = await loadBlogPost(contextOf('es', 'blogPost', { params, answers }))
    expect(loaded.kind === 'page' && loaded.props.crumbs.map(({ href }) => href)).toEqual([
      '/',
      '/blog/',
      '/blog/guides/',
      null,
    ])
  })
})

describe('the blog’s home', () => {
  const answers = (posts: number) => ({
    blog: info(posts),
    'blog-home': { value: { main: post('lead'), latest: [post('a'), post('b')], byTag: [] } },
    'blog-more': (params: unknown) =>
      pageOf(posts, post(JSON.stringify(params).includes('"page":1') ? 'seventh' : 'late')),
  })

  test('shows the lead post first and leads on to the older ones', async () => {
    const loaded = await loadBlogHome(contextOf('en-GB', 'blog', { answers: answers(7) }))
    expect(loaded).toMatchObject({
      kind: 'page',
      props: { lead: { slug: 'lead' }, paging: { next: '/blog/?page=2' }, tags: [{ slug: 'guides' }] },
    })
  })

  test('asks for the posts after the first six on its second page', async () => {
    const loaded = await loadBlogHome(contextOf('en-GB', 'blog', { query: { page: '2' }, answers: answers(7) }))
    expect(loaded).toMatchObject({
      kind: 'page',
      props: { lead: null, intro: null, posts: [{ slug: 'seventh' }], paging: { previous: '/blog/' } },
      head: { title: 'The journal – Page 2 of 2', path: '/blog/?page=2' },
    })
  })

  test.each(['0', '3', 'x'])('has no page %j of two', async (page) => {
    expect((await loadBlogHome(contextOf('en-GB', 'blog', { query: { page }, answers: answers(7) }))).kind).toBe(
      'notFound',
    )
  })

  test('says what is missing where its feeds failed', async () => {
    expect(await loadBlogHome(contextOf('en-GB', 'blog'))).toMatchObject({
      kind: 'page',
      props: { failed: true, posts: [], heading: 'Blog' },
    })
  })
})

describe('a topic', () => {
  const load = (tagSlug: string, answers: Parameters<typeof contextOf>[2]) =>
    loadBlogTag(contextOf('en-GB', 'blogTag', { params: { tagSlug }, ...answers }))

  test('that is unknown is no page; one without posts is', async () => {
    const answers = { blog: info(7), 'blog-posts': pageOf(0) }
    expect((await load('nope', { answers })).kind).toBe('notFound')
    expect(await load('empty', { answers })).toMatchObject({ kind: 'page', props: { list: { posts: [] } } })
  })

  test('whose posts failed says so; whose topics failed cannot be told from an unknown one', async () => {
    expect(await load('guides', { answers: { blog: info(7) } })).toMatchObject({ kind: 'page', props: { list: null } })
    expect((await load('guides', { answers: { 'blog-posts': pageOf(0) } })).kind).toBe('unavailable')
  })
})

describe('the search of the blog', () => {
  const search = (query: Readonly<Record<string, string>>) => {
    const asked: unknown[] = []
    const answers = {
      blog: info(7),
      'blog-posts': (params: unknown) => {
        asked.push(params)
        return pageOf(13, post('how'))
      },
    }
    return loadBlogSearch(contextOf('en-GB', 'blogSearch', { query, answers })).then((loaded) => ({ loaded, asked }))
  }

  test.each([{}, { q: '' }, { q: ' a ' }])('asks for two letters with %j', async (query) => {
    const { loaded, asked } = await search(query)
    expect(asked).toEqual([])
    expect(loaded).toMatchObject({ props: { result: { kind: 'ask' } } })
  })

  test('finds by what was typed, trimmed, and pages with it', async () => {
    const { loaded, asked } = await search({ q: '  77 ' })
    expect(asked).toEqual([{ q: '77', page: 1, pageSize: 12 }])
    expect(loaded).toMatchObject({
      props: { query: '77', result: { kind: 'found', paging: { next: '/blog/search/?q=77&page=2' } } },
    })
  })
})

describe('the RSS feed', () => {
  test('names its posts with absolute addresses, and escapes what it prints', () => {
    const posts = [{ ...post('how'), title: 'Odds & <ends>' }]
    const xml = rssDocument(viewOf('en-GB'), { title: 'J', description: 'D', posts })
    expect(xml).toContain('<title>Odds &amp; &lt;ends&gt;</title>')
    expect(xml).toContain('<guid isPermaLink="true">https://www.starling.example/blog/guides/how/</guid>')
    expect(xml).toContain('<pubDate>Thu, 12 Mar 2026 00:00:00 GMT</pubDate>')
    expect(xml).toContain('href="https://www.starling.example/blog/feed.xml"')
    expect(xml).toContain('<language>en-GB</language>')
  })
})
