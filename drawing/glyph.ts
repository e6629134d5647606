import type { PathCommand } from 'opentype.js'
import { type Face, fontOf } from './fonts.ts'

/** One letter's outline in font units. */
interface Glyph {
  d: string
  advance: number
}

interface Point {
  x: number
  y: number
}
/** A piece of an outline: a line to `to`, or a quadratic curve by way of `by`. */
interface Piece {
  by?: Point
  to: Point
}

const cache = new Map<string, Glyph>()

/**
 * A letter's outline with its coordinates on a grid of `grid` steps to the em; its path is in grid steps.
 * A coarse grid also joins short pieces, so that the path stays small.
 */
export function glyphOf(face: Face, char: string, grid: number): Glyph {
  const key = `${face} ${grid} ${char}`
  const known = cache.get(key)
  if (known) return known
  const font = fontOf(face)
  const glyph = font.charToGlyph(char)
  const scale = grid / font.unitsPerEm
  const tolerance = grid < 400 ? font.unitsPerEm * (grid < 80 ? 0.018 : 0.012) : 0
  const made = { d: outline(glyph.path.commands, scale, tolerance), advance: (glyph.advanceWidth ?? 0) * scale }
  cache.set(key, made)
  return made
}

/** The kerning between two letters, in grid steps. */
export function kerning(face: Face, left: string, right: string, grid: number): number {
  const font = fontOf(face)
  const value = font.getKerningValue(font.charToGlyph(left), font.charToGlyph(right))
  return (value * grid) / font.unitsPerEm
}

function outline(commands: readonly PathCommand[], scale: number, tolerance: number): string {
  let out = ''
  let start: Point = { x: 0, y: 0 }
  let pieces: Piece[] = []
  const close = (): void => {
    if (pieces.length > 1) out += contour(start, tolerance > 0 ? simplify(start, pieces, tolerance) : pieces, scale)
    pieces = []
  }
  for (const command of commands) {
    if (command.type === 'M') {
      close()
      start = { x: command.x, y: command.y }
    } else if (command.type === 'L') pieces.push({ to: { x: command.x, y: command.y } })
    else if (command.type === 'Q') {
      pieces.push({ by: { x: command.x1, y: command.y1 }, to: { x: command.x, y: command.y } })
    } else if (command.type === 'C') {
      const by = {
        x: (3 * (command.x1 + command.x2) - command.x) / 4,
        y: (3 * (command.y1 + command.y2) - command.y) / 4,
      }
      pieces.push({ by, to: { x: command.x, y: command.y } })
    }
  }
  close()
  return out
}

/** A piece and the points of the original outline that it must pass near. */
interface Joined extends Piece {
  near: Point[]
}

/** Joins neighbouring pieces where one curve or line does as well, within the tolerance. */
function simplify(start: Point, pieces: readonly Piece[], tolerance: number): Piece[] {
  const out: Joined[] = []
  let from = start
  let before = start
  for (const piece of pieces) {
    const by = piece.by ?? middleOf(from, piece.to)
    const half = [0.25, 0.5, 0.75].map((t) => at(from, by, piece.to, t))
    const last = out.at(-1)
    const joined = last && join(before, last, piece, [...last.near, last.to, ...half], tolerance)
    if (joined) out[out.length - 1] = joined
    else {
      before = from
      out.push({ ...piece, near: half })
    }
    from = piece.to
  }
  return out
}

function join(from: Point, first: Piece, second: Piece, near: Point[], tolerance: number): Joined | undefined {
  const to = second.to
  if (near.every((point) => distance(point, from, to) < tolerance * 0.5)) return { to, near }
  const by = crossing(from, first.by ?? first.to, to, second.by ?? first.to)
  if (!by || far(from, by) + far(by, to) > far(from, to) * 2.2) return undefined
  const steps = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9].map((t) => at(from, by, to, t))
  const close = near.every((point) => {
    let gap = Number.POSITIVE_INFINITY
    let previous = from
    for (const step of [...steps, to]) {
      gap = Math.min(gap, distance(point, previous, step) + Math.max(0, far(point, step) - far(previous, step)))
      previous = step
    }
    return gap < tolerance
  })
  return close ? { by, to, near } : undefined
}

function at(from: Point, by: Point, to: Point, t: number): Point {
  const rest = 1 - t
  return {
    x: rest * rest * from.x + 2 * rest * t * by.x + t * t * to.x,
    y: rest * rest * from.y + 2 * rest * t * by.y + t * t * to.y,
  }
}

function middleOf(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}

function far(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

/** How far a point is from the line through two others. */
function distance(point: Point, a: Point, b: Point): number {
  const length = far(a, b)
  if (length === 0) return far(point, a)
  return Math.abs((b.x - a.x) * (a.y - point.y) - (a.x - point.x) * (b.y - a.y)) / length
}

/** Where the ray from `a` by way of `b` meets the ray from `c` by way of `d`, if it does ahead of both. */
function crossing(a: Point, b: Point, c: Point, d: Point): Point | undefined {
  const ux = b.x - a.x
  const uy = b.y - a.y
  const vx = d.x - c.x
  const vy = d.y - c.y
  const cross = ux * vy - uy * vx
  if (Math.abs(cross) < 1e-6) return undefined
  const s = ((c.x - a.x) * vy - (c.y - a.y) * vx) / cross
  const t = ((c.x - a.x) * uy - (c.y - a.y) * ux) / cross
  return s > 0 && t > 0 ? { x: a.x + s * ux, y: a.y + s * uy } : undefined
}

/** Path data with relative coordinates in whole grid steps. */
function contour(start: Point, pieces: readonly Piece[], scale: number): string {
  const grid = (point: Point): Point => ({ x: Math.round(point.x * scale), y: Math.round(-point.y * scale) })
  let at = grid(start)
  let out = `M${pair(at.x, at.y)}`
  let previous = 'M'
  for (const [index, piece] of pieces.entries()) {
    const to = grid(piece.to)
    const dx = to.x - at.x
    const dy = to.y - at.y
    if (dx === 0 && dy === 0) continue
    if (index === pieces.length - 1 && !piece.by) break
    const by = piece.by && grid(piece.by)
    const straight = !by || Math.abs((by.x - at.x) * dy - (by.y - at.y) * dx) < 0.5
    const kind = !straight ? 'q' : dx === 0 ? 'v' : dy === 0 ? 'h' : 'l'
    const numbers =
      by && !straight
        ? `${pair(by.x - at.x, by.y - at.y)}${sep(dx)}${pair(dx, dy)}`
        : kind === 'v'
          ? `${dy}`
          : kind === 'h'
            ? `${dx}`
            : pair(dx, dy)
    out += kind === previous ? (numbers.startsWith('-') ? numbers : ` ${numbers}`) : kind + numbers
    previous = kind
    at = to
  }
  return `${out}z`
}

function pair(x: number, y: number): string {
  return `${x}${sep(y)}${y}`
}

function sep(value: number): string {
  return value < 0 ? '' : ' '
}
