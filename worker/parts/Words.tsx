export interface WordsProps {
  readonly text: string
  readonly className?: string
}

/** A paragraph of a feed's words; nothing where the feed has none. */
export function Words({ text, className }: WordsProps) {
  return text === '' ? null : <p className={className}>{text}</p>
}
