import type { ReactNode } from 'react'

/** Says what a part of the page cannot show, where it would stand. */
export function Notice({ children }: { readonly children: ReactNode }) {
  return <p className="notice">{children}</p>
}
