/** Neutral drawings of our own: nobody's logo. */
const drawings = {
  regulator:
    'M12 2 4 5v6c0 5 3.4 9.4 8 11 4.6-1.6 8-6 8-11V5Zm0 2.2 6 2.2V11c0 4-2.5 7.5-6 8.9C8.5 18.5 6 15 6 11V6.4Zm-1.2 11.1-3-3 1.4-1.4 1.6 1.6 4.2-4.2 1.4 1.4Z',
  helpline:
    'M12 3a9 9 0 0 0-9 9v5a3 3 0 0 0 3 3h2v-8H5a7 7 0 0 1 14 0h-3v8h3v.5a.5.5 0 0 1-.5.5H13v2h5.5a2.5 2.5 0 0 0 2.5-2.5V12a9 9 0 0 0-9-9Z',
  exclusion:
    'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm0 2a8 8 0 0 1 4.9 1.7L5.7 16.9A8 8 0 0 1 12 4Zm0 16a8 8 0 0 1-4.9-1.7L18.3 7.1A8 8 0 0 1 12 20Z',
  safety:
    'M12 21 4.3 13.3a5.2 5.2 0 0 1 7.4-7.4l.3.3.3-.3a5.2 5.2 0 0 1 7.4 7.4Zm0-2.8 6.3-6.3a3.2 3.2 0 0 0-4.6-4.6L12 9 10.3 7.3a3.2 3.2 0 0 0-4.6 4.6Z',
  twitter: 'M4 4h5l3.8 5.3L17.5 4H20l-6 6.9L20.5 20h-5l-4.1-5.8L6.4 20H4l6.3-7.3Zm3.2 1.8 9.2 12.4h.9L8.1 5.8Z',
  facebook:
    'M13.5 21v-8h2.7l.4-3.1h-3.1V8c0-.9.3-1.5 1.6-1.5h1.6V3.7a22 22 0 0 0-2.4-.1c-2.4 0-4 1.4-4 4.1v2.2H7.6V13h2.7v8Z',
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5Zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3Zm4 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Zm0 2a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Zm4.7-3.4a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4Z',
} as const

export type MarkName = keyof typeof drawings

/** A mark beside the words that it stands for, in their colour. */
export function Mark({ name }: { readonly name: MarkName }) {
  return (
    <svg className="mark" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
      <path d={drawings[name]} />
    </svg>
  )
}
