import type { Face } from './fonts.ts'
import { glyphOf, kerning } from './glyph.ts'

/** How a text is set into a box. */
export interface Setting {
  face: Face
  width: number
  height: number
  lines?: number
  largest?: number
  /** Line distance as a share of the letter size. */
  leading?: number
  /** Space added between letters as a share of the letter size. */
  tracking?: number
  align?: 'start' | 'middle' | 'end'
  /** Grid steps to the em: 1000 for large art, about 100 for small files. */
  grid?: number
}

/** Set lines: the letters' outlines are kept apart, so that equal letters are stored once. */
export interface Block {
  size: number
  width: number
  height: number
  lines: { text: string; width: number; x: number; y: number }[]
}

const capHeight = 0.71

/** A line's width at size 1. */
export function measure(text: string, face: Face, tracking = 0): number {
  let width = 0
  let previous = ''
  for (const char of text) {
    if (previous) width += kerning(face, previous, char, 1) + tracking
    width += glyphOf(face, char, 1000).advance / 1000
    previous = char
  }
  return width
}

/** Wraps a text to the number of lines that lets its letters be largest, and places the lines in the box. */
export function setText(text: string, setting: Setting): Block {
  const words = text.split(/\s+/).filter(Boolean)
  const leading = setting.leading ?? 0.92
  const tracking = setting.tracking ?? 0
  let best: { size: number; lines: string[] } | undefined
  for (let count = 1; count <= Math.min(setting.lines ?? 3, words.length); count += 1) {
    const lines = balance(words, count, setting.face, tracking)
    const widest = Math.max(...lines.map((line) => measure(line, setting.face, tracking)), 0.01)
    const size = Math.min(
      setting.width / widest,
      setting.height / (capHeight + leading * (count - 1)),
      setting.largest ?? Number.POSITIVE_INFINITY,
    )
    if (!best || size > best.size * 1.12) best = { size, lines }
  }
  const { size, lines } = best ?? { size: setting.height, lines: [text] }
  const height = size * (capHeight + leading * (lines.length - 1))
  return {
    size,
    height,
    width: Math.max(...lines.map((line) => measure(line, setting.face, tracking) * size)),
    lines: lines.map((line, index) => {
      const width = measure(line, setting.face, tracking) * size
      const free = setting.width - width
      const x = setting.align === 'start' ? 0 : setting.align === 'end' ? free : free / 2
      return { text: line, width, x, y: (setting.height - height) / 2 + size * (capHeight + leading * index) }
    }),
  }
}

/** The split of words into lines whose longest is shortest. */
function balance(words: readonly string[], count: number, face: Face, tracking: number): string[] {
  if (count === 1) return [words.join(' ')]
  let best: string[] = []
  let bestWidth = Number.POSITIVE_INFINITY
  for (let first = 1; first <= words.length - count + 1; first += 1) {
    const lines = [words.slice(0, first).join(' '), ...balance(words.slice(first), count - 1, face, tracking)]
    const width = Math.max(...lines.map((line) => measure(line, face, tracking)))
    if (width < bestWidth) {
      best = lines
      bestWidth = width
    }
  }
  return best
}

/**
 * A set text as one group, a letter that comes again drawn once and used again. Each line is drawn from its baseline,
 * so that a gradient in user space runs down every line alike. Give the group a fill or a stroke, or use it by its id.
 */
export function letters(block: Block, setting: Setting, id: string, x: number, y: number): string {
  const grid = setting.grid ?? 110
  const step = block.size / grid
  const everything = block.lines.map((line) => line.text).join('')
  const first = new Map<string, { name: string; at: number }>()
  let out = ''
  for (const line of block.lines) {
    let at = 0
    let once = ''
    let again = ''
    let previous = ''
    for (const char of line.text) {
      if (previous) at += kerning(setting.face, previous, char, grid) + (setting.tracking ?? 0) * grid
      previous = char
      const glyph = glyphOf(setting.face, char, grid)
      const left = Math.round(at)
      const known = first.get(char)
      at += glyph.advance
      if (!glyph.d) continue
      if (known) again += `<use href="#${known.name}"${left === known.at ? '' : ` x="${left - known.at}"`}/>`
      else if (everything.indexOf(char) === everything.lastIndexOf(char)) once += shift(glyph.d, left)
      else {
        const name = id + first.size.toString(36)
        first.set(char, { name, at: left })
        again += `<path id="${name}" d="${shift(glyph.d, left)}"/>`
      }
    }
    const place = `translate(${Math.round((x + line.x) / step)} ${Math.round((y + line.y) / step)})`
    out += `<g transform="${place}">${once ? `<path d="${once}"/>` : ''}${again}</g>`
  }
  return `<g id="${id}" transform="scale(${round(step, 3)})">${out}</g>`
}

/** One line of text as path data with its baseline at 0; for marks and logos. */
export function linePath(text: string, face: Face, size: number, tracking = 0): { d: string; width: number } {
  const grid = Math.round(size * 10)
  let d = ''
  let at = 0
  let previous = ''
  for (const char of text) {
    if (previous) at += kerning(face, previous, char, grid) + tracking * grid
    previous = char
    const glyph = glyphOf(face, char, grid)
    d += shift(glyph.d, Math.round(at))
    at += glyph.advance
  }
  return { d, width: at / 10 }
}

/** Moves relative path data by its `M` commands; `linePath` draws in tenths. */
function shift(d: string, by: number): string {
  return d.replace(/M(-?\d+)/g, (_, x: string) => `M${Number(x) + by}`)
}

/** A number without needless digits. */
export function round(value: number, digits = 1): number {
  return Number(value.toFixed(digits))
}
