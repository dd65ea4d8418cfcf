import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FaultyProxy, faultyProxy } from '../../../test/support/faulty-proxy.ts'
import { freePort } from '../../../test/support/free-port.ts'
import { type TemporarySite, temporarySite } from '../../../test/support/temporary-site.ts'
import { createLog } from '../base/log.ts'
import { openPool } from './pool.ts'
import { waitForDatabase } from './wait-for-database.ts'

let site: TemporarySite
let proxy: FaultyProxy
let url: URL
beforeAll(async () => {
  site = await temporarySite()
  url = new URL(site.database.url)
  // By TCP, which the proxy speaks.
  url.hostname = '127.0.0.1'
  proxy = await faultyProxy(Number(url.port))
})
afterAll(async () => {
  await proxy.close()
  await site.remove()
})

const log = createLog('silent')

/** Waits for the database at a changed address, and says what was logged meanwhile. */
async function wait(change: Partial<URL>, options: { withinMs?: number; signal?: AbortSignal } = {}) {
  const pool = openPool(Object.assign(new URL(url), change).href, log)
  const logged: string[] = []
  const recording = Object.assign(createLog('silent'), {
    warn: (_: object, message: string) => logged.push(message),
  })
  try {
    await waitForDatabase(pool, recording, options)
    return { logged, problem: null }
  } catch (error) {
    return { logged, problem: error }
  } finally {
    await pool.end()
  }
}

describe('a database that is not there at the start', () => {
  test('is waited for, and each try is logged', async () => {
    proxy.set({ kind: 'down' })
    const waiting = wait({ port: String(proxy.port) })
    await expect.poll(() => proxy.broken()).toBeGreaterThan(1)
    proxy.set({ kind: 'open' })
    const { logged, problem } = await waiting
    expect(problem).toBeNull()
    expect(new Set(logged)).toEqual(new Set(['The database takes no connection yet; trying again']))
    expect(logged.length).toBeGreaterThan(1)
  })

  test.each<[string, Partial<URL>]>([
    ['nothing listens', { port: 'free' }],
    ['its name is not known', { hostname: 'database.invalid' }],
    ['its socket is not there', { hostname: encodeURIComponent('/tmp/no-database') }],
  ])('is given up in the end, with the reason: %s', async (_, change) => {
    const port = change.port ? { port: String(await freePort()) } : {}
    const { logged, problem } = await wait({ ...change, ...port }, { withinMs: 400 })
    expect(logged).toHaveLength(1)
    expect(problem).toMatchObject({
      message: expect.stringMatching(/takes no connection: .*(REFUSED|NOTFOUND|EAI_AGAIN|ENOENT)/),
    })
  })

  test('is no longer waited for when the site is stopped', async () => {
    const stop = new AbortController()
    const waiting = wait({ port: String(await freePort()) }, { signal: stop.signal })
    stop.abort()
    expect((await waiting).problem).toMatchObject({ name: 'AbortError' })
  })
})

test.each<[string, Partial<URL>]>([
  ['a wrong password', { password: 'wrong' }],
  ['a database that does not exist', { pathname: '/nothing' }],
])('a database that refuses is not waited for: %s', async (_, change) => {
  const { logged, problem } = await wait(change)
  expect(logged).toEqual([])
  expect(problem).toBeInstanceOf(Error)
})
