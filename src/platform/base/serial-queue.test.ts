import { expect, test, vi } from 'vitest'
import { serialQueue } from './serial-queue.ts'

function recorded() {
  const begun: string[] = []
  const ends = new Map<string, PromiseWithResolvers<void>>()
  const task = (name: string) => () => {
    begun.push(name)
    const end = Promise.withResolvers<void>()
    ends.set(name, end)
    return end.promise.then(() => name)
  }
  return { begun, ends, task }
}

test('a task begins when the one before has ended, also where that has failed', async () => {
  const { begun, ends, task } = recorded()
  const run = serialQueue(60_000)
  const first = run(task('first'))
  const second = run(task('second'))
  const third = run(task('third'))
  await expect.poll(() => begun).toEqual(['first'])
  ends.get('first')?.reject(new Error('refused'))
  await expect(first).rejects.toThrow('refused')
  await expect.poll(() => begun).toEqual(['first', 'second'])
  ends.get('second')?.resolve()
  expect(await second).toBe('second')
  await expect.poll(() => begun).toEqual(['first', 'second', 'third'])
  ends.get('third')?.resolve()
  expect(await third).toBe('third')
})

test('a task that takes long holds up no other', async () => {
  vi.useFakeTimers()
  const { begun, task } = recorded()
  const run = serialQueue(40)
  for (const name of ['first', 'second', 'third']) void run(task(name))
  await vi.advanceTimersByTimeAsync(39)
  expect(begun).toEqual(['first'])
  await vi.advanceTimersByTimeAsync(1)
  expect(begun).toEqual(['first', 'second'])
  await vi.advanceTimersByTimeAsync(40)
  expect(begun).toEqual(['first', 'second', 'third'])
  vi.useRealTimers()
})
