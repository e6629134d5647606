export interface ParagraphProps {
  readonly text: string
  readonly className?: string
}

/** A paragraph of a feed's words; nothing where the feed has none. */
export function Paragraph({ text, className }: ParagraphProps) {
  return text === '' ? null : <p className={className}>{text}</p>
}
