import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'preact-render-to-string'
import type { ReactElement } from 'react'
import { describe, expect, test } from 'vitest'
import { type AccountContext, AccountLink, type AccountLinkProps } from '../../../shared/ui/AccountLink.tsx'
import { GameCard, type GameCardProps } from '../../../shared/ui/GameCard.tsx'
import { GameFacts } from '../../../shared/ui/GameFacts.tsx'
import { Icon } from '../../../shared/ui/Icon.tsx'
import { Markup } from '../../../shared/ui/Markup.tsx'
import { parseMarkup } from '../../../shared/ui/markup.ts'
import { Rating } from '../../../shared/ui/Rating.tsx'

const html = (element: ReactElement): string => renderToStaticMarkup(element)
const rendered = (element: ReactElement) => parse(html(element))

describe('a text with markup', () => {
  test('has bold, italic and links, those to elsewhere in a new tab without a way back', () => {
    expect(html(<Markup nodes={parseMarkup('a **b** *c* [d](/e/) [f](https://g.example/)')} />)).toBe(
      'a <strong>b</strong> <em>c</em> <a href="/e/">d</a> ' +
        '<a href="https://g.example/" rel="noopener" target="_blank">f</a>',
    )
  })

  test('keeps a number to call in one piece, and breaks an amount in thousands, an age or a time as before', () => {
    expect(html(<Markup nodes={parseMarkup('Call 1-866-531-2600, or **020-81 91 00**.')} />)).toBe(
      'Call <span class="whole">1-866-531-2600</span>, or <strong><span class="whole">020-81 91 00</span></strong>.',
    )
    const without = 'Over 18: 60 000 kr, £0.10 by 31.12.2026 at 23:59'
    expect(html(<Markup nodes={parseMarkup(without)} />)).toBe(without)
  })
})

describe('the figures of a game', () => {
  test('are terms; an amount carries its value in EUR', () => {
    const facts = [
      { label: 'RTP', pieces: [{ text: '96.2%', eur: null }] },
      {
        label: 'Bets',
        pieces: [
          { text: '£0.10', eur: 0.12 },
          { text: ' to ', eur: null },
        ],
      },
    ]
    expect(html(<GameFacts facts={facts} />)).toBe(
      '<dl class="game-facts">' +
        '<div class="game-facts__row"><dt>RTP</dt><dd><span>96.2%</span></dd></div>' +
        '<div class="game-facts__row"><dt>Bets</dt><dd><data value="0.12" data-money>£0.10</data><span> to </span></dd></div>' +
        '</dl>',
    )
  })
})

describe('a rating', () => {
  test('is told in words, and drawn as that part of five stars', () => {
    const rating = rendered(<Rating rate={4.26} text="Rated 4.3 out of 5" votes="128 votes" />)
    expect(rating.querySelector('.rating__text')?.text).toBe('Rated 4.3 out of 5 · 128 votes')
    expect(rating.querySelector('.rating__stars')?.getAttribute('viewBox')).toBe('0 0 120 24')
    const [off, on] = ['.rating__off', '.rating__on'].map((part) => rating.querySelector(part))
    expect(off?.attributes).toMatchObject({ width: '120', height: '24', viewBox: '0 0 120 24' })
    expect(on?.attributes).toMatchObject({ width: '102.2', height: '24', viewBox: '0 0 102.2 24' })
    const starts = on?.querySelectorAll('path').map((path) => path.getAttribute('transform'))
    expect(starts).toEqual(['translate(0)', 'translate(24)', 'translate(48)', 'translate(72)', 'translate(96)'])
    expect(new Set(on?.querySelectorAll('path').map((path) => path.getAttribute('d'))).size).toBe(1)
    expect(on?.querySelector('path')?.getAttribute('d')).toMatch(/^m\d/)
  })
})

describe('an icon', () => {
  test('is hidden from those who listen: its meaning stands beside it', () => {
    expect(rendered(<Icon name="play" />).querySelector('svg')?.attributes).toMatchObject({ 'aria-hidden': 'true' })
    expect(html(<Icon name="play" />)).toContain('<path')
  })
})

describe('a game card', () => {
  const props: GameCardProps = {
    game: {
      slug: 'thor',
      name: 'Thor',
      provider: { key: 'oak', name: 'Oak' },
      mainCategory: 'slots',
      image: { url: '/a.svg', width: 300, height: 200 },
      badges: ['new', 'hot'],
      jackpotEur: 1234.5,
      rating: null,
      wideImage: null,
      figures: null,
    },
    href: '/slots/thor/',
    image: '/img/a.svg',
    texts: {
      badges: ['New', 'Hot'],
      info: 'Game information: Thor',
      jackpot: '£1,071',
      figures: ['RTP 96%'],
      facts: [],
    },
    eager: false,
  }

  test('leads to the game’s page, and with script to its overlay', () => {
    const card = rendered(<GameCard {...props} />)
    expect(card.querySelectorAll('a').map((link) => link.getAttribute('href'))).toEqual([
      '/slots/thor/',
      '/slots/thor/',
    ])
    expect(card.querySelector('.game-card__info')?.attributes).toMatchObject({
      'data-hash': 'gamepage/thor',
      'aria-label': 'Game information: Thor',
    })
    expect(card.querySelector('.game-card__name')?.text).toBe('Thor')
    expect(card.querySelector('.game-card__provider')?.text).toBe('Oak')
  })

  test('shows its first badge and its jackpot, where it has them', () => {
    const card = rendered(<GameCard {...props} />)
    expect(card.querySelectorAll('.game-card__badge').map(({ text }) => text)).toEqual(['New'])
    expect(card.querySelector('data')?.toString()).toBe(
      '<data class="game-card__jackpot" value="1234.5" data-money>£1,071</data>',
    )
    const bare = rendered(
      <GameCard {...props} texts={{ badges: [], info: 'i', jackpot: null, figures: [], facts: [] }} />,
    )
    expect(bare.querySelector('.game-card__badge')).toBeNull()
    expect(bare.querySelector('data')).toBeNull()
    expect(bare.querySelector('.game-card__link')?.text).toBe('ThorOak')
  })

  test('has its figures for those who point at it; those who listen find them in the information', () => {
    const card = rendered(<GameCard {...props} />)
    expect(card.querySelector('.game-card__figures')?.attributes).toMatchObject({ 'aria-hidden': 'true' })
    expect(card.querySelector('.game-card__figures')?.text).toBe('RTP 96%')
  })

  test('loads its picture at once only among the first', () => {
    const loading = (eager: boolean) =>
      rendered(<GameCard {...props} eager={eager} />)
        .querySelector('img')
        ?.getAttribute('loading')
    expect([loading(true), loading(false)]).toEqual(['eager', 'lazy'])
  })
})

describe('an account link', () => {
  const account: AccountContext = {
    closed: false,
    payAndPlay: false,
    label: (label) => `says ${label}`,
    address: (page, query) => `http://play.example/${page}/?${new URLSearchParams(query)}`,
  }
  const links = (props: Partial<AccountLinkProps>) =>
    rendered(<AccountLink account={account} step="play" {...props} />).querySelectorAll('a')

  test('is not there where the visitor may have no account', () => {
    expect(renderToStaticMarkup(<AccountLink account={{ ...account, closed: true }} step="join" />)).toBe('')
  })

  test('has one variant for each kind of visitor, shown by the stylesheet', () => {
    const variants = links({})
    expect(variants.length).toBeGreaterThan(1)
    const classes = variants.flatMap((link) => [...link.classList.values()].filter((name) => name.startsWith('to-')))
    expect(classes.toSorted()).toEqual(['to-guest', 'to-lead', 'to-real'])
    for (const link of variants) {
      expect(link.getAttribute('class')).toMatch(/^account-link to-/)
      expect(link.text).toMatch(/^says \w+/)
      expect(link.getAttribute('href')).toMatch(/^http:\/\/play\.example\/\w+\//)
      // It opens either an overlay or the platform.
      expect([link.hasAttribute('data-hash'), link.hasAttribute('data-platform')].filter(Boolean)).toHaveLength(1)
      expect(link.getAttribute('data-hash')).not.toBe('')
      expect(link.getAttribute('data-platform') ?? '').toBe('')
    }
  })

  test('opens the popup by its hash, and in pay and play leads to the platform itself', () => {
    expect(links({}).map((link) => link.getAttribute('data-hash'))).toEqual(['account/register', 'account/login'])
    const direct = links({ account: { ...account, payAndPlay: true } })
    expect(direct.map((link) => link.hasAttribute('data-platform'))).toEqual([true, true])
  })

  test('carries its class, its own words, its icon and its query', () => {
    for (const link of links({ className: 'button', text: 'Take it', icon: <i>!</i>, query: { game: 'thor' } })) {
      expect(link.getAttribute('class')).toMatch(/^button account-link to-/)
      expect(link.innerHTML).toBe('<i>!</i>Take it')
      expect(link.getAttribute('href')).toMatch(/\?game=thor$/)
    }
  })

  test('says a tracking code’s words to guests alone, and only where it is tracked', () => {
    const tracked = links({ tracked: true }).filter((link) => link.getAttribute('data-bt') === 'cta')
    expect(tracked.map((link) => link.classList.contains('to-guest'))).toEqual([true])
    expect(links({}).filter((link) => link.hasAttribute('data-bt'))).toEqual([])
  })
})
