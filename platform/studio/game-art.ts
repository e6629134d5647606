import { letters, round, type Setting, setText } from '../../drawing/lettering.ts'
import { motifs } from '../../drawing/motifs/all.ts'
import type { Palette } from '../../drawing/palette.ts'
import { randomFrom } from '../../drawing/random.ts'
import { createSheet, type Sheet, veil } from '../../drawing/sheet.ts'
import type { Mechanic } from '../demo/demo.ts'
import { compose, type NameBox } from './composition.ts'
import { backdrop, type Choice, choose, type GameToDraw } from './game-choice.ts'
import { finishMoving, largestMotion } from './motion.ts'

const largestTile = 6000 + largestMotion
const largestWide = 12000 + largestMotion
const borders: Partial<Record<Mechanic, 'gold' | 'bulbs'>> = {
  'jackpot-slot': 'gold',
  'daily-jackpot-slot': 'bulbs',
  'game-show': 'bulbs',
}

/** A game's square picture: SVG of 360 by 360, at most 6,000 bytes and what makes it move. */
export function gameTile(game: GameToDraw): string {
  return within(largestTile, (effort) => drawTile(game, effort))
}

/** A game's wide picture: SVG of 1280 by 640, at most 12,000 bytes and what makes it move. */
export function gameWide(game: GameToDraw): string {
  return within(largestWide, (effort) => drawWide(game, effort))
}

/** A game's scene without its name, of any size, its motifs at the right. */
export function gameScene(game: GameToDraw, width: number, height: number): string {
  const random = randomFrom(game.slug)
  const choice = choose(game, random)
  const sheet = createSheet(width, height)
  backdrop(sheet, choice, random, width, height, false)
  const [first, second, third] = choice.motifs
  const contour = choice.palette.ink
  const size = height * 0.86
  sheet.motif(motifs[second], { x: width * 0.76 - size * 0.8, y: height * 0.52, size: size * 0.7, turn: -9, contour })
  sheet.motif(motifs[third], { x: width * 0.76 + size * 0.8, y: height * 0.52, size: size * 0.7, turn: 9, contour })
  sheet.motif(motifs[first], { x: width * 0.76, y: height * 0.5, size, contour })
  return sheet.finish()
}

/** The richest drawing that is small enough. */
function within(limit: number, draw: (effort: number) => string): string {
  let svg = ''
  for (let effort = 0; effort < 9; effort += 1) {
    svg = draw(effort)
    if (svg.length <= limit) return svg
  }
  return svg
}

function drawTile(game: GameToDraw, effort: number): string {
  const random = randomFrom(game.slug)
  const choice = choose(game, random)
  const { palette } = choice
  const sheet = createSheet(360, 360)
  backdrop(sheet, choice, random, 360, 360, effort > 6)
  const place = compose(effort > 7 ? 'hero' : choice.composition, {
    sheet,
    palette,
    random,
    motifs: choice.motifs,
    company: effort > 4 ? 0 : effort > 2 ? 1 : 2,
  })
  const framed = borders[game.mechanic] === 'gold' || borders[game.mechanic] === 'bulbs'
  const box = framed ? { ...place, x: place.x + 8, width: place.width - 16, y: place.y - 6 } : place
  shade(sheet, palette)
  name(
    sheet,
    game.name,
    effort > 6 ? { ...choice, face: 'modern' } : choice,
    box,
    [110, 90, 74, 90, 72, 90, 70, 70, 48][effort] ?? 48,
  )
  frame(sheet, game.mechanic, palette)
  return finishMoving(sheet, 360, 360)
}

/** Darkens the ground the name stands on. */
function shade(sheet: Sheet, palette: Palette): void {
  sheet.define(
    'v',
    `<linearGradient id="v" x2="0" y2="1"><stop stop-color="${veil(palette.ink, 0)}"/><stop offset=".7" stop-color="${veil(palette.ink, 0.88)}"/></linearGradient>`,
  )
  sheet.add('<path fill="url(#v)" d="M0 190H360v170H0Z"/>')
}

function name(sheet: Sheet, text: string, { face, palette }: Choice, box: NameBox, grid: number): void {
  const upper = face !== 'modern' || text.length < 14
  const setting: Setting = {
    face,
    width: box.width,
    height: box.height,
    align: box.align,
    lines: box.lines + (text.length > 24 ? 1 : 0),
    largest: 66,
    leading: face === 'epic' ? 0.96 : 0.94,
    grid,
  }
  const block = setText(upper ? text.toLocaleUpperCase('en') : text, setting)
  const line = round(Math.min(11, Math.max(6, block.size * 0.17)) / (block.size / grid), 1)
  const fill = sheet.define(
    't',
    `<linearGradient id="t" gradientUnits="userSpaceOnUse" x2="0" y1="-${Math.round(grid * 0.72)}" y2="0"><stop offset=".45" stop-color="${palette.top}"/><stop offset="1" stop-color="${palette.foot}"/></linearGradient>`,
  )
  const body = letters(block, setting, 'n', box.x, box.y)
  const dx = round(block.size * 0.07)
  sheet.add(
    `<use href="#n" y="${dx}" stroke="${palette.ink}" stroke-width="${line}"/><g stroke="${palette.ink}" stroke-width="${line}">${body}</g><use href="#n" fill="${fill}"/>`,
  )
}

function frame(sheet: Sheet, mechanic: Mechanic, palette: Palette): void {
  const kind = borders[mechanic]
  if (!kind) return
  const rect = (attributes: string): string => `<path d="M6 6H354V354H6Z" fill="none" ${attributes}/>`
  sheet.linear('b', ['#fff0a0', '#f0a822', '#7a3f08'])
  sheet.add(rect('stroke="url(#b)" stroke-width="12"'))
  if (kind === 'bulbs') sheet.add(rect(`stroke="${palette.top}" stroke-width="7" stroke-dasharray="0 23.2"`))
}

function drawWide(game: GameToDraw, effort: number): string {
  const random = randomFrom(game.slug)
  const choice = choose(game, random)
  const { palette } = choice
  const sheet = createSheet(1280, 640)
  backdrop(sheet, choice, random, 1280, 640, effort > 3)
  sheet.radial('h', [
    [0, palette.top, 0.9],
    [0.45, palette.glow, 0.5],
    [1, palette.glow, 0],
  ])
  sheet.add('<circle cx="944" cy="320" r="400" fill="url(#h)"/>')
  const [first, second, third] = choice.motifs
  const contour = palette.ink
  if (effort < 3) {
    sheet.motif(motifs[third], { x: 1150, y: 210, size: 220, turn: 12, contour, contourWidth: 6, sways: true })
    sheet.motif(motifs[second], { x: 738, y: 176, size: 200, turn: -12, contour, contourWidth: 6, sways: true })
  }
  sheet.motif(motifs[first], { x: 944, y: 346, size: 430, contour, contourWidth: 6, sways: true })
  sheet.define(
    'v',
    `<linearGradient id="v"><stop stop-color="${palette.ink}" stop-opacity=".85"/><stop offset="1" stop-color="${palette.ink}" stop-opacity="0"/></linearGradient>`,
  )
  sheet.add('<path fill="url(#v)" d="M0 0H760V640H0Z"/>')
  const setting: Setting = {
    face: choice.face,
    width: 540,
    height: 360,
    align: 'start',
    lines: 4,
    largest: 120,
    leading: 0.98,
    grid: effort > 1 ? 110 : 200,
  }
  const block = setText(game.name.toLocaleUpperCase('en'), setting)
  const grid = setting.grid ?? 110
  const fill = sheet.define(
    't',
    `<linearGradient id="t" gradientUnits="userSpaceOnUse" x2="0" y1="-${Math.round(grid * 0.72)}" y2="0"><stop offset=".4" stop-color="${palette.top}"/><stop offset="1" stop-color="${palette.foot}"/></linearGradient>`,
  )
  const line = round(0.16 * grid)
  sheet.add(
    `<use href="#n" y="7" stroke="${palette.ink}" stroke-width="${line}"/><g stroke="${palette.ink}" stroke-width="${line}">${letters(block, setting, 'n', 64, 140)}</g><use href="#n" fill="${fill}"/>`,
  )
  return finishMoving(sheet, 1280, 640)
}
