import { Breadcrumbs } from '../Breadcrumbs.tsx'
import { Hero } from '../Hero.tsx'
import { TextBody } from '../TextBody.tsx'
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
