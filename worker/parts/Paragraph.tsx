import type { View } from '../view/view.ts'
import { Words } from './Words.tsx'

export interface ParagraphProps {
  readonly view: View
  readonly text: string
  readonly className?: string
}

/** A paragraph of a feed's words with their small markup; nothing where the feed has none. */
export function Paragraph({ view, text, className }: ParagraphProps) {
  if (text === '') return null
  return (
    <p className={className}>
      <Words view={view} text={text} />
    </p>
  )
}
