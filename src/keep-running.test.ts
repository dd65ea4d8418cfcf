import { expect, test } from 'vitest'
import { runScript } from '../test/support/script-process.ts'

/** Keeps a made-up server running; it knows its run (0 for the first), and how to say that it is ready. */
function keepRunning(server: string, times: object = {}) {
  const program = `
    const { restarts: run, lastCrash } = JSON.parse(process.env.HUSVAER_RESTARTS)
    const ready = (then = () => undefined) => process.send({ type: 'ready' }, then)
    const refuse = (isFinal) => process.send({ type: 'start-failed', isFinal }, () => process.exit(1))
    console.log('RUN ' + JSON.stringify({ run, pid: process.pid, reason: lastCrash?.reason }))
    ${server}`
  const parent = runScript(`
    import { keepRunning } from ${JSON.stringify(new URL('./keep-running.mjs', import.meta.url).href)}
    const times = ${JSON.stringify({ firstPauseMs: 1, secondPauseMs: 2, ...times })}
    process.exit(await keepRunning(['--eval', ${JSON.stringify(program)}], times))`)
  const lines = () => parent.output().split('\n')
  return {
    ...parent,
    runs: (): { run: number; pid: number; reason?: string }[] =>
      lines().flatMap((line) => (line.startsWith('RUN ') ? [JSON.parse(line.slice(4))] : [])),
    /** How many servers have said that they are ready, and listen to signals. */
    ups: () => lines().filter((line) => line === 'UP').length,
    logged: (): { msg: string; pauseMs?: number }[] =>
      lines().flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : [])),
  }
}

const staysUp = "ready(() => console.log('UP')); setInterval(() => undefined, 1000);"
const stopsInOrder = "process.on('SIGTERM', () => process.exit(0));"

test('starts a killed server again, tells it why, and passes a stop on', async () => {
  const parent = keepRunning(stopsInOrder + staysUp)
  await expect.poll(parent.ups).toBe(1)
  process.kill(parent.runs()[0]?.pid ?? 0, 'SIGKILL')
  await expect.poll(parent.ups).toBe(2)
  expect(parent.runs()).toMatchObject([{}, { run: 1, reason: 'signal SIGKILL' }])
  expect(parent.logged()).toMatchObject([{ msg: 'The server crashed; starting it again', restarts: 1 }])
  parent.send('SIGTERM')
  expect(await parent.ended).toBe(0)
})

test('says what to do about a server whose heap is full', async () => {
  const parent = keepRunning('run < 1 ? process.abort() : process.exit(0)')
  expect(await parent.ended).toBe(0)
  expect(parent.logged()).toMatchObject([{ reason: expect.stringContaining('HEAP_MB gives it more') }])
})

test('makes longer pauses with each crash, and resets after a long time without one', async () => {
  const parent = keepRunning(
    'ready(() => run < 5 ? process.exit(3) : setTimeout(() => process.exit(run < 7 ? 3 : 0), 2000))',
    {
      maxPauseMs: 8,
      stableAfterMs: 1500,
    },
  )
  expect(await parent.ended).toBe(0)
  expect(parent.logged().map(({ pauseMs }) => pauseMs)).toEqual([1, 2, 4, 8, 8, 1, 1])
})

test('gives up with a sentence when the server crashes five times before it is ready', async () => {
  const parent = keepRunning('process.exit(7)')
  expect(await parent.ended).toBe(7)
  expect(parent.runs()).toHaveLength(5)
  expect(parent.output()).toContain(
    'Husvær crashed 5 times in a row before it was ready (exit code 7), and is not started again.',
  )
  expect(parent.logged().at(-1)).toMatchObject({ msg: 'Gave up starting the server', level: 60 })
})

test.each([true, false])('does not repeat a first start that is refused (final: %s)', async (isFinal) => {
  const parent = keepRunning(`refuse(${isFinal})`)
  expect(await parent.ended).toBe(1)
  expect(parent.runs()).toHaveLength(1)
  expect(parent.logged()).toEqual([])
})

test('goes on trying where a site that was up cannot start for want of something', async () => {
  const parent = keepRunning(
    'run === 0 ? ready(() => process.exit(3)) : run < 8 ? refuse(false) : process.exit(0)',
  )
  expect(await parent.ended).toBe(0)
  expect(parent.runs()).toHaveLength(9)
})

test('ends where a site that was up finds its configuration wrong', async () => {
  const parent = keepRunning('run === 0 ? ready(() => process.exit(3)) : refuse(true)')
  expect(await parent.ended).toBe(1)
  expect(parent.runs()).toHaveLength(2)
})

test('kills a server that does not stop in time', async () => {
  const parent = keepRunning(`process.on('SIGTERM', () => undefined);${staysUp}`, { killAfterMs: 100 })
  await expect.poll(parent.ups).toBe(1)
  parent.send('SIGTERM')
  expect(await parent.ended).toBe(128 + 9)
})

test('stops at once during a pause', async () => {
  const parent = keepRunning('process.exit(7)', { firstPauseMs: 600_000 })
  await expect.poll(() => parent.logged().length).toBe(1)
  parent.send('SIGINT')
  expect(await parent.ended).toBe(0)
})

test('an older Node is refused with one line that says what to do', async () => {
  const started = runScript(`
    Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.20.2' } })
    await import(${JSON.stringify(new URL('./start.mjs', import.meta.url).href)})`)
  expect(await started.ended).toBe(1)
  expect(started.output()).toBe(
    'Husvær needs Node 24 or newer, and this is 20.20.2. Start it with npm start, which has its own.\n',
  )
})
