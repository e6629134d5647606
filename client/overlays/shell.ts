import type { OverlayKind } from '../../shared/overlays/table.ts'

/** Where a failed overlay leads instead, and how it is tried again. */
export interface Failure {
  readonly address: string
  readonly retry: () => void
}

/** The dialog around an overlay's content: the same for all, and there before any of their code. */
export interface Shell {
  /** Where the content stands. */
  readonly body: HTMLElement
  readonly dialog: HTMLDialogElement
  /** What a screen reader calls the dialog. */
  readonly name: (text: string) => void
  /** Says a sentence to a screen reader; the same one again is said again. */
  readonly announce: (text: string) => void
  readonly showLoading: () => void
  readonly showContent: () => void
  readonly showFailure: (failure: Failure) => void
  /** Other content of the same kind: from its top. */
  readonly rewind: () => void
  /** Closes it and gives the focus back. */
  readonly close: () => void
}

const part = <E extends HTMLElement>(within: DocumentFragment | HTMLElement, name: string, type: new () => E): E => {
  const found = within.querySelector(`[data-part="${name}"]`)
  if (!(found instanceof type)) throw new Error(`The overlay's shell has no part "${name}" (OverlayShell.tsx).`)
  return found
}

/** Where the focus goes when an overlay closes: to what opened it, else to the overlay beneath, else to main (rulings 6.2). */
function focusAfter(invoker: HTMLElement | null): void {
  const below = [...document.querySelectorAll<HTMLElement>('dialog[open] [data-part=panel]')].at(-1)
  const visible = invoker?.isConnected && invoker.checkVisibility() ? invoker : null
  const target = visible ?? below ?? document.getElementById('main')
  target?.focus({ preventScroll: true })
}

/**
 * Opens a dialog over the page from the template that the page carries, in its language. `onDismiss` is called when the
 * visitor wants to close it (the button, Escape, a click beside it); it closes only by `close`.
 */
export function openShell(kind: OverlayKind, invoker: HTMLElement | null, onDismiss: () => void): Shell {
  const template = document.getElementById('overlay-shell')
  if (!(template instanceof HTMLTemplateElement)) throw new Error('The page has no overlay shell (OverlayShell.tsx).')
  const copy = document.importNode(template.content, true)
  const dialog = part(copy, 'dialog', HTMLDialogElement)
  const panel = part(copy, 'panel', HTMLElement)
  const live = part(copy, 'live', HTMLElement)
  const status = part(copy, 'status', HTMLElement)
  const failure = part(copy, 'failure', HTMLElement)
  const again = part(copy, 'again', HTMLButtonElement)
  const instead = part(copy, 'instead', HTMLAnchorElement)
  const body = part(copy, 'body', HTMLElement)
  let retry: () => void = () => undefined
  let closing = false

  dialog.classList.add(`overlay--${kind}`)
  dialog.ariaLabel = status.getAttribute(`data-name-${kind}`)
  part(copy, 'close', HTMLButtonElement).addEventListener('click', onDismiss)
  again.addEventListener('click', () => retry())
  dialog.addEventListener('cancel', (event) => {
    // Only of the dialog itself: a select or a file picker in it has such an event too.
    if (event.target !== dialog) return
    event.preventDefault()
    onDismiss()
  })
  // A second Escape closes a dialog whatever its listeners say.
  dialog.addEventListener('close', () => {
    if (!closing) onDismiss()
  })
  let pressedBeside = false
  dialog.addEventListener('pointerdown', (event) => {
    pressedBeside = event.target === dialog
  })
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog && pressedBeside) onDismiss()
  })

  document.body.append(dialog)
  dialog.showModal()
  panel.focus({ preventScroll: true })

  const announce = (text: string): void => {
    // A live region speaks when its text changes.
    live.textContent = live.textContent === text ? `${text}\u00A0` : text
  }
  const show = (shown: 'loading' | 'content' | 'failure'): void => {
    status.textContent = shown === 'loading' ? (status.dataset.loading ?? '') : ''
    body.hidden = shown === 'failure'
    failure.hidden = shown !== 'failure'
  }
  return {
    body,
    dialog,
    name: (text) => {
      dialog.ariaLabel = text
    },
    announce,
    showLoading: () => {
      show('loading')
      announce(status.dataset.loading ?? '')
    },
    showContent: () => show('content'),
    showFailure: (what) => {
      retry = what.retry
      instead.href = what.address
      show('failure')
      if (!panel.contains(document.activeElement) || document.activeElement === panel) again.focus()
    },
    rewind: () => {
      dialog.scrollTop = 0
      panel.focus({ preventScroll: true })
    },
    close: () => {
      closing = true
      dialog.close()
      dialog.remove()
      focusAfter(invoker)
    },
  }
}
