import { places } from './land.ts'
import type { Draw } from './parts.ts'
import { skies } from './sky.ts'

const all = { ...places, ...skies } as const
export type Scenery = keyof typeof all

/** Every scenery by its name. */
export const sceneries: Readonly<Record<Scenery, Draw>> = all
