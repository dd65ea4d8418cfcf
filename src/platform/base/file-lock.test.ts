import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runScript } from '../../../test/support/script-process.ts'
import { temporaryFolder } from '../../../test/support/temporary-folder.ts'
import { lockFile } from './file-lock.ts'

const folder = temporaryFolder('lock')
const file = join(folder, 'lock')

const holder = () =>
  runScript(`
    import { lockFile } from ${JSON.stringify(new URL('./file-lock.ts', import.meta.url).href)}
    console.log(await lockFile(${JSON.stringify(file)}, 1000) ? 'HELD' : 'REFUSED')
    setInterval(() => undefined, 1000)`)

test('one process at a time holds a lock, and a killed one leaves nothing behind', async () => {
  const first = holder()
  await expect.poll(first.output).toBe('HELD\n')
  expect(await lockFile(file, 100)).toBeNull()
  first.send('SIGKILL')
  await first.ended
  const lock = await lockFile(file, 0)
  expect(lock).not.toBeNull()
  expect(await lockFile(file, 0)).toBeNull()
  lock?.release()
})

test('grants a lock to one of several concurrent requests', async () => {
  const all = Array.from({ length: 6 }, holder)
  const said = () => all.map(({ output }) => output().trim())
  await expect.poll(() => said().filter(Boolean).length).toBe(6)
  expect(said().filter((each) => each === 'HELD')).toHaveLength(1)
  for (const { send } of all) send('SIGKILL')
})

test('waits for its turn', async () => {
  const held = await lockFile(file, 5000)
  const waiting = lockFile(file, 20_000)
  held?.release()
  const next = await waiting
  expect(next).not.toBeNull()
  next?.release()
})
