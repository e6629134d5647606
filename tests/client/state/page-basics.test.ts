import { parse } from 'node-html-parser'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { readJson } from '../../../client/state/page-basics.ts'

const open = (body: string): void => void vi.stubGlobal('document', parse(`<body>${body}</body>`))
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the data that a page holds for its scripts', () => {
  test('is read from a script, whatever else has its id before it', () => {
    open(
      '<p id="page-data">{"culture":"evil"}</p><script type="application/json" id="page-data">{"culture":"sv"}</script>',
    )
    expect(readJson('page-data')).toEqual({ culture: 'sv' })
  })

  test.each([
    ['it stands in no script', '<p id="page-data">{"culture":"evil"}</p>'],
    ['there is none', ''],
    ['it is empty', '<script id="page-data"></script>'],
    ['it is no JSON', '<script id="page-data">{culture</script>'],
    ['it is no object', '<script id="page-data">"sv"</script>'],
  ])('is null where %s', (_, body) => {
    open(body)
    expect(readJson('page-data')).toBeNull()
  })
})
