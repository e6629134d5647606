const paths = {
  search:
    'M10.5 4a6.5 6.5 0 1 0 4 11.6l4.4 4.4 1.4-1.4-4.4-4.4A6.5 6.5 0 0 0 10.5 4Zm0 2a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Z',
  menu: 'M3 6h18v2H3zm0 5h18v2H3zm0 5h18v2H3z',
  gift: 'M20 7h-2.2a3 3 0 0 0-5.8-1 3 3 0 0 0-5.8 1H4a1 1 0 0 0-1 1v3h1v8a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1v-8h1V8a1 1 0 0 0-1-1Zm-7-.5a1 1 0 1 1 1 1h-1Zm-3-1a1 1 0 0 1 1 1v1h-1a1 1 0 0 1 0-2ZM5 9h6v2H5Zm1 4h5v5H6Zm12 5h-5v-5h5Zm1-7h-6V9h6Z',
  play: 'M7 4.5v15l12-7.5z',
  heart: 'M12 20.3 4.6 12.9A5 5 0 0 1 12 6.2a5 5 0 0 1 7.4 6.7Z',
  user: 'M12 3a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9Zm0 2a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Zm0 9c-4.4 0-8 2.2-8 5v2h16v-2c0-2.8-3.6-5-8-5Zm0 2c3.4 0 6 1.6 6 3H6c0-1.4 2.6-3 6-3Z',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 2a7 7 0 1 1 0 14 7 7 0 0 1 0-14Zm-1 5h2v7h-2zm0-3h2v2h-2z',
  close: 'm6.4 5 5.6 5.6L17.6 5 19 6.4 13.4 12l5.6 5.6-1.4 1.4-5.6-5.6L6.4 19 5 17.6l5.6-5.6L5 6.4z',
  chevron: 'm9 5 7 7-7 7-1.4-1.4 5.6-5.6-5.6-5.6z',
  star: 'm12 3 2.8 5.9 6.2.8-4.5 4.4 1.1 6.4L12 17.4l-5.6 3.1 1.1-6.4L3 9.7l6.2-.8z',
  filter: 'M4 6h16v2H4zm3 5h10v2H7zm3 5h4v2h-4z',
  up: 'm12 7 7 7-1.4 1.4L12 9.8l-5.6 5.6L5 14z',
  globe:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm6.7 8h-3a15 15 0 0 0-1.3-5.4A7 7 0 0 1 18.7 11ZM12 5.1c.7 1 1.5 3 1.7 5.9h-3.4C10.5 8.1 11.3 6.1 12 5.1ZM9.6 5.6A15 15 0 0 0 8.3 11h-3a7 7 0 0 1 4.3-5.4ZM5.3 13h3c.1 2.1.6 4 1.3 5.4A7 7 0 0 1 5.3 13Zm6.7 5.9c-.7-1-1.5-3-1.7-5.9h3.4c-.2 2.9-1 4.9-1.7 5.9Zm2.4-.5a15 15 0 0 0 1.3-5.4h3a7 7 0 0 1-4.3 5.4Z',
} as const

export type IconName = keyof typeof paths

/** A decorative icon in the text's colour; what it means stands beside it in words. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  )
}
