import { QueryClientProvider } from '@tanstack/react-query'
import { Component, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import type { Overlay, OverlayKind } from '../../shared/overlays/table.ts'
import { queryClient } from '../state/query-client.ts'
import { loadTexts } from '../state/texts.ts'
import { type OverlayContext, OverlayProvider } from './context.ts'
import { islands } from './islands.ts'

/** The element of an overlay, from its island. */
async function contentOf(overlay: Overlay, given: Pick<OverlayContext, 'game'>): Promise<ReactNode> {
  switch (overlay.kind) {
    case 'game': {
      const { GameInfo } = await islands.game()
      return <GameInfo key={overlay.slug} slug={overlay.slug} />
    }
    case 'search': {
      const { Search } = await islands.search()
      return <Search key={overlay.words} words={overlay.words} />
    }
    case 'voucher': {
      const { Voucher } = await islands.voucher()
      return <Voucher />
    }
    case 'account': {
      const { Account } = await islands.account()
      return <Account mode={overlay.mode} game={given.game} />
    }
    default:
      return overlay satisfies never
  }
}

interface BoundaryProps {
  readonly onFailed: (retry: () => void) => void
  readonly children: ReactNode
}

/** Catches what an island throws: the shell says so and offers another try (spec 8). */
class Boundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override componentDidCatch(): void {
    this.props.onFailed(() => this.setState({ failed: false }))
  }
  override render(): ReactNode {
    return this.state.failed ? null : this.props.children
  }
}

interface Shown {
  readonly context: OverlayContext
  readonly body: HTMLElement
  readonly content: ReactNode
}

const shown = new Map<OverlayKind, Shown>()
let root: Root | null = null

/** One root carries all overlays; each renders into the body of its own dialog. */
function render(): void {
  root ??= createRoot(document.createElement('div'))
  root.render(
    <QueryClientProvider client={queryClient}>
      {[...shown].map(([kind, { context, body, content }]) =>
        createPortal(
          <OverlayProvider value={context}>
            <Boundary onFailed={context.fail}>{content}</Boundary>
          </OverlayProvider>,
          body,
          kind,
        ),
      )}
    </QueryClientProvider>,
  )
}

/** Shows an overlay's content, or other content in the place of one of its kind. */
export async function show(overlay: Overlay, given: Omit<OverlayContext, 't'>, body: HTMLElement): Promise<void> {
  const [content, t] = await Promise.all([contentOf(overlay, given), loadTexts(given.page)])
  const context = { ...given, t }
  // Closed meanwhile.
  if (!body.isConnected) return
  shown.set(overlay.kind, { context, body, content })
  render()
}

/** Takes away what was shown in `body`. */
export function hide(kind: OverlayKind, body: HTMLElement): void {
  if (shown.get(kind)?.body !== body) return
  shown.delete(kind)
  render()
}
