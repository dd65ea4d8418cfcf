import { expect, test, vi } from 'vitest'
import { batchWhileBusy } from './batch-while-busy.ts'

test('hands over at once what comes first, and together what comes until that is done', async () => {
  const first = Promise.withResolvers<void>()
  const handle = vi.fn<(items: number[]) => Promise<void>>(async () => undefined)
  handle.mockImplementationOnce(() => first.promise)
  const add = batchWhileBusy(handle)
  const all = [add(1), add(2), add(3)]
  expect(handle.mock.calls).toEqual([[[1]]])
  first.resolve()
  await Promise.all(all)
  await add(4)
  expect(handle.mock.calls).toEqual([[[1]], [[2, 3]], [[4]]])
})

test('fails each of those whose call failed, and hands over the next ones', async () => {
  const handle = vi.fn<(items: number[]) => Promise<void>>(async () => undefined)
  handle.mockRejectedValueOnce(new Error('away'))
  const add = batchWhileBusy(handle)
  const results = await Promise.allSettled([add(1), add(2), add(3)])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
})
