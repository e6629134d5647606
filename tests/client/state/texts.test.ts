import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { PageData } from '../../../shared/site/page-data.ts'

const page = { texts: '/assets/texts.json', htmlLang: 'en-GB' } as PageData
const answer = vi.fn<(address: string, init?: RequestInit) => Promise<Response>>()

beforeEach(() => {
  vi.resetModules()
  answer.mockReset()
  vi.stubGlobal('fetch', answer)
})
afterEach(() => {
  vi.unstubAllGlobals()
})
const load = async () => (await import('../../../client/state/texts.ts')).loadTexts(page)

describe('the texts of islands', () => {
  test('are fetched once, within a limit', async () => {
    answer.mockImplementation(async () =>
      Response.json({ client: { overlay: { close: 'Close' } }, game: { producedBy: 'By' } }),
    )
    const { loadTexts } = await import('../../../client/state/texts.ts')
    const t = await loadTexts(page)
    await loadTexts(page)
    expect([t('client:overlay.close'), t('game:producedBy')]).toEqual(['Close', 'By'])
    expect(answer).toHaveBeenCalledTimes(1)
    expect(answer.mock.calls[0]?.[1]?.signal).toBeInstanceOf(AbortSignal)
  })

  test.each([
    ['a list of numbers', { client: { overlay: { close: 1 } } }],
    ['nothing', null],
    ['a text', 'Close'],
  ])('are refused where the file holds %s', async (_, body) => {
    answer.mockImplementation(async () => Response.json(body))
    await expect(load()).rejects.toThrow('not what this build writes')
  })

  test('are asked for again after a failure', async () => {
    answer.mockImplementationOnce(async () => new Response(null, { status: 503 }))
    answer.mockImplementation(async () => Response.json({ client: { overlay: { close: 'Close' } }, game: {} }))
    const { loadTexts } = await import('../../../client/state/texts.ts')
    await expect(loadTexts(page)).rejects.toThrow('503')
    expect((await loadTexts(page))('client:overlay.close')).toBe('Close')
  })
})
