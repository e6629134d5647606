import { renderToStaticMarkup } from 'preact-render-to-string'
import type { ReactNode } from 'react'
import { blocksPage } from '../../shared/place/restriction.ts'
import type { View } from '../view/view.ts'
import { dataBlocks } from './data-blocks.ts'
import { type FrameInput, frameAfter, frameBefore } from './frame.tsx'
import { type Head, renderHead } from './head.tsx'
import { keptPiece, type Markup, type Piece, renderMarkup } from './kept-markup.tsx'
import { type BlockedPlace, BlockingScreen } from './layout/BlockingScreen.tsx'
import { ConsentNotice } from './layout/ConsentNotice.tsx'
import { InstallBar } from './layout/InstallBar.tsx'
import { Suggestions } from './layout/Suggestions.tsx'

/** What decides a document beside its view; nothing of it is one visitor's own (rulings 5.1). */
export interface DocumentInput extends FrameInput {
  readonly head: Head
  readonly main: ReactNode
  readonly clearable: boolean
  /** What is known of a place where the site is not offered. */
  readonly blocked: BlockedPlace
  /** The page stays readable there: nothing covers it (rulings 4.4). */
  readonly openToAll: boolean
  readonly festive: boolean
  /** Whether the page registers the service worker: no page that is restricted or an error does. */
  readonly serviceWorker: boolean
}

/**
 * A document in the parts between which a visit's own attributes and data are put:
 * `parts[0] + attributes of <html> + parts[1] + visit JSON + parts[2]`.
 */
export type DocumentParts = readonly [Markup, Markup, Markup]

/** What lies over a page: a screen where the site is not offered, or the bars that ask and offer. */
function overPage(view: View, input: DocumentInput, unserved: boolean, blocked: boolean): Markup {
  const { restriction, clearable, words } = input
  if (blocked)
    return [
      renderToStaticMarkup(
        <BlockingScreen view={view} restriction={restriction} clearable={clearable} {...input.blocked} />,
      ),
    ]
  const over: Piece[] = []
  // Where the site is not offered nothing is asked: consent stays denied.
  if (!unserved) over.push(keptPiece([view, words], 'consent', () => <ConsentNotice view={view} words={words} />))
  over.push(keptPiece([view], 'install', () => <InstallBar view={view} />))
  if (!unserved && input.route?.key === 'home')
    over.push(keptPiece([view], 'suggestions', () => <Suggestions view={view} />))
  return over
}

/** Renders a whole document around a page's main part. */
export function renderDocument(view: View, input: DocumentInput): DocumentParts {
  const { culture, brand } = view
  const unserved = blocksPage(input.restriction)
  const blocked = unserved && !input.openToAll
  const classes = [`brand-${brand.id}`, input.festive ? 'festive' : '', input.lean ? 'lean' : '']
    .filter((name) => name !== '')
    .join(' ')
  const main = renderMarkup(
    <main id="main" tabIndex={-1}>
      {input.main}
    </main>,
  )
  const body = [
    '><head>',
    ...renderHead(view, input.head),
    `</head><body id="top"><a class="skip-link" href="#main">${view.t('common.skipToContent')}</a>`,
    ...overPage(view, input, unserved, blocked),
    `<div class="page"${blocked ? ' inert' : ''}>`,
    ...frameBefore(view, input),
    ...main,
    ...frameAfter(view, input),
    '</div>',
    dataBlocks(view, input.serviceWorker),
  ]
  return [
    [`<!doctype html><html lang="${culture.htmlLang}" class="${classes}" data-culture-id="${culture.id}"`],
    body,
    ['</script></body></html>'],
  ]
}
