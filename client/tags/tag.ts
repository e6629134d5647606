import type { Consent } from '../../shared/consent/categories.ts'
import { scriptAddress } from '../state/trusted-script.ts'

/** How one vendor's script is loaded and spoken to, as its maker's own snippet does it. */
export interface Tag {
  /** Makes the queue that its script reads, and loads the script. */
  readonly load: (setting: string, script: string, granted: Consent) => void
  /** Tells it of an event by its own name for it. */
  readonly tell: (name: string, about: string) => void
  /** Tells it of a choice; those without a word for it hear nothing more once theirs is withdrawn. */
  readonly consent?: (granted: Consent) => void
}

export const addScript = (src: string, onLoad?: () => void): void => {
  const script = document.createElement('script')
  script.async = true
  script.src = scriptAddress(src)
  if (onLoad) script.onload = onLoad
  document.head.appendChild(script)
}
