import { createStore } from 'zustand/vanilla'
import type { UserContext } from '../../shared/content/user-context.ts'
import { readVisitorData } from './page-data.ts'

/** What the brand's platform says of this culture and country (spec 3 "User-context state"); null where it was not asked. */
export interface UserContextState {
  readonly context: UserContext | null
  readonly loading: boolean
}

export const userContext = createStore<UserContextState>()(() => ({
  context: readVisitorData()?.context ?? null,
  loading: false,
}))

const change = (part: Partial<UserContext>): void =>
  userContext.setState(({ context }) => ({ context: context && { ...context, ...part } }))

/** A login that belongs to a sibling: from here on the visitor is that skin's (spec 4 "Login failure"). */
export const switchSkin = (skinName: string): void => change({ skinName })

/** The platform has said of itself that it is closed. */
export const noteMaintenance = (): void => {
  if (userContext.getState().context?.platformUnderMaintenance === false) change({ platformUnderMaintenance: true })
}

/** Asks again whether the platform is closed; a failure means that it is not (spec 8). Limit: 4 s. */
export async function recheckMaintenance(): Promise<boolean> {
  userContext.setState({ loading: true })
  let under = false
  try {
    const response = await fetch('/api/maintenance/', { signal: AbortSignal.timeout(4000), cache: 'no-store' })
    if (!response.ok) throw new Error(`status ${response.status}`)
    under = (await response.json()) === true
  } catch (error) {
    console.error('Whether the platform is under maintenance could not be asked: taken as open.', error)
  }
  change({ platformUnderMaintenance: under })
  userContext.setState({ loading: false })
  return under
}
