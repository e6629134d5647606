import { expect, test, vi } from 'vitest'
import { createAnswering } from '../../../client/search/answering.ts'
import { createFinder } from '../../../client/search/find.ts'
import type { Answer, Ask } from '../../../client/search/messages.ts'
import { packList } from '../../../shared/search/list.ts'
import { demoList } from '../../shared/search/demo-list.ts'

const list = '/list/'
const finder = createFinder(packList(demoList(50, 'en').list))
const question = (id: number, words: string): Ask => ({
  type: 'ask',
  id,
  list,
  words,
  provider: null,
  category: null,
  count: 3,
})

const running = () => {
  const answers: Answer[] = []
  const fetched = vi.fn(async () => finder)
  return { answers, fetched, take: createAnswering(fetched, (answer) => answers.push(answer)) }
}
const ids = (answers: readonly Answer[]) => answers.map(({ id }) => id)

test('a question that warming follows is answered all the same', async () => {
  const { answers, fetched, take } = running()
  take(question(1, 'book'))
  take({ type: 'warm', list })
  await expect.poll(() => ids(answers)).toEqual([1])
  expect(fetched).toHaveBeenCalledOnce()
})

test('warming alone fetches the list and answers nothing', async () => {
  const { answers, fetched, take } = running()
  take({ type: 'warm', list })
  take(question(1, 'book'))
  await expect.poll(() => ids(answers)).toEqual([1])
  expect(fetched).toHaveBeenCalledOnce()
})

test('of questions that come at once only the last is answered', async () => {
  const { answers, take } = running()
  for (const [id, words] of ['b', 'bo', 'boo'].entries()) take(question(id, words))
  await expect.poll(() => ids(answers)).toEqual([2])
})

test('a list that cannot be had is said to who asks, and fetched anew for the next question', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { answers, fetched, take } = running()
  fetched.mockRejectedValueOnce(new Error('lost')).mockRejectedValueOnce(new Error('lost'))
  take({ type: 'warm', list })
  await Promise.resolve()
  take(question(1, 'book'))
  await expect.poll(() => answers).toEqual([{ id: 1, found: null }])
  take(question(2, 'book'))
  await expect.poll(() => answers.at(-1)?.found).not.toBeNull()
  expect(said).toHaveBeenCalledOnce()
})
