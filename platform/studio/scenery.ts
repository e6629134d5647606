import { homes } from './scenery-brand.ts'
import { places } from './scenery-land.ts'
import type { Scene } from './scenery-parts.ts'
import { skies } from './scenery-sky.ts'

const draws = { ...places, ...skies, ...homes }
export type Scenery = keyof typeof draws

/** A scenery as SVG. */
export function drawScenery(name: Scenery, scene: Scene): string {
  return draws[name](scene)
}
