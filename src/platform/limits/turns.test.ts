import { expect, test } from 'vitest'
import { TooBusy, Turns } from './turns.ts'

const limits = { atOnce: 2, ofClient: 3, ofAll: 5 }

/** Work that ends when it is told to. */
function work() {
  const { promise, resolve } = Promise.withResolvers<void>()
  let isRunning = false
  return {
    end: resolve,
    isRunning: () => isRunning,
    run: () => {
      isRunning = true
      return promise
    },
  }
}

test('runs a few at a time, the others in the order in which they came', async () => {
  const turns = new Turns(limits)
  const works = Array.from({ length: 4 }, work)
  const all = works.map(({ run }, index) => turns.run(`client ${index}`, run))
  const running = () => works.map((each) => each.isRunning())
  expect(running()).toEqual([true, true, false, false])
  works[1]?.end()
  await all[1]
  await expect.poll(running).toEqual([true, true, true, false])
  for (const { end } of works) end()
  await Promise.all(all)
})

test('refuses what is too much of one client, and of all', async () => {
  const turns = new Turns(limits)
  const works = Array.from({ length: 5 }, work)
  const run = (client: string | null, index: number) => turns.run(client, works[index]?.run ?? Promise.reject)
  const greedy = [0, 1, 2].map((index) => run('greedy', index))
  await expect(run('greedy', 3)).rejects.toThrow(TooBusy)
  const others = [run('other', 3), run(null, 4)]
  await expect(turns.run('a third', async () => undefined)).rejects.toThrow(TooBusy)
  for (const { end } of works) end()
  await Promise.all([...greedy, ...others])
  expect(await turns.run('greedy', async () => 'again')).toBe('again')
})

test('goes on after work that fails', async () => {
  const turns = new Turns({ atOnce: 1, ofClient: 1, ofAll: 1 })
  await expect(turns.run('one', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect(await turns.run('one', async () => 'done')).toBe('done')
})
