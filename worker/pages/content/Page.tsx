import { Breadcrumbs } from '../../parts/Breadcrumbs.tsx'
import { Hero } from '../../parts/Hero.tsx'
import { TextBody } from '../../parts/TextBody.tsx'
import type { ContentProps } from './load.ts'

export function ContentPage({ view, heading, crumbs, banner, body }: ContentProps) {
  return (
    <>
      <Breadcrumbs view={view} crumbs={crumbs} />
      <Hero view={view} heading={heading} banner={banner} />
      <TextBody view={view} body={body} />
    </>
  )
}
