import type { ReactNode } from 'react'

interface NamedProps {
  readonly name: string
  readonly children: ReactNode
}

/** A part of the site, or several that belong together. */
export function Part({ name, children }: NamedProps) {
  return (
    <section aria-label={name}>
      <h2>{name}</h2>
      {children}
    </section>
  )
}

/** One state of a part. */
export function State({ name, children }: NamedProps) {
  return (
    <figure>
      <figcaption>{name}</figcaption>
      {children}
    </figure>
  )
}

/** A frame for what stands over a whole page. */
export function Framed({ children, low = false }: { readonly children: ReactNode; readonly low?: boolean }) {
  return <div className={low ? 'gallery__frame gallery__frame--low' : 'gallery__frame'}>{children}</div>
}
