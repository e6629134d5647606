import { renderToString } from 'preact-render-to-string'
import { describe, expect, it } from 'vitest'
import { OverlayShell } from '../../../worker/document/layout/OverlayShell.tsx'
import { viewOf } from '../pages/support.ts'

describe('the dialog of overlays', () => {
  it.each([
    ['en-GB', '/'],
    ['en-NZ', '/en-NZ/'],
    ['frca', '/frca/'],
  ] as const)('of %s leads into its own culture', (culture, home) => {
    expect(renderToString(<OverlayShell view={viewOf(culture)} />)).toContain(`href="${home}" data-part="instead"`)
  })
})
