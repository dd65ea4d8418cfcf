import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ParsedFamily, parseMetrics } from '../../../test/support/parse-metrics.ts'
import { type TemporaryServer, temporaryServer } from '../../../test/support/temporary-server.ts'
import { createLog } from '../../platform/base/log.ts'
import { portOf } from '../../platform/http/port-of.ts'
import { workMetrics } from './work-metrics.ts'

const TOKEN = 'en lang nok token for prover'
/** Prometheus gives up a scrape after ten seconds. */
const ANSWERED_WITHIN_MS = 4000

let server: TemporaryServer
beforeAll(async () => {
  server = await temporaryServer({ METRICS_TOKEN: TOKEN })
})
afterAll(() => server.stop())

/** What `/metrics` answers, in time. */
async function scrape(): Promise<Map<string, ParsedFamily>> {
  const answer = await fetch(`${server.url}/metrics`, {
    headers: { Authorization: `Bearer ${TOKEN}` },
    signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
  })
  return parseMetrics(await answer.text())
}

const isUp = (families: Map<string, ParsedFamily>) => families.get('husvaer_database_up')?.samples[0]?.value

/** Holds a lock that the statements about cases wait for. */
async function whileCasesAreLocked(work: () => Promise<void>): Promise<void> {
  const client = await server.database.pool.connect()
  try {
    await client.query('begin; lock table cases in access exclusive mode')
    await work()
  } finally {
    await client.query('rollback')
    client.release()
  }
}

/** The processes of the database that wait for the lock. */
async function waitingProcesses(): Promise<number[]> {
  const { rows } = await server.database.pool.query<{ pid: number }>(
    "select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  )
  return rows.map(({ pid }) => pid)
}

test('answers what needs no database while a statement waits for a lock, and leaves nothing waiting', async () => {
  await whileCasesAreLocked(async () => {
    const families = await scrape()
    expect(isUp(families)).toBe(0)
    expect(families.has('husvaer_queue_jobs')).toBe(false)
    expect(families.has('process_cpu_seconds_total')).toBe(true)
    expect(await waitingProcesses()).toEqual([])
  })
  const families = await scrape()
  expect(isUp(families)).toBe(1)
  expect(families.has('husvaer_queue_jobs')).toBe(true)
})

test('answers while the processes of the database are stopped', async () => {
  await whileCasesAreLocked(async () => {
    const scraped = scrape()
    await expect.poll(waitingProcesses).toHaveLength(1)
    const stopped = await waitingProcesses()
    for (const pid of stopped) process.kill(pid, 'SIGSTOP')
    try {
      expect(isUp(await scraped)).toBe(0)
    } finally {
      for (const pid of stopped) process.kill(pid, 'SIGCONT')
    }
  })
})

test('answers while the database accepts connections and says nothing', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const startedAt = performance.now()
  const url = `postgres://client@127.0.0.1:${portOf(silent)}/none`
  expect(await workMetrics(url, createLog('silent'))()).toEqual([
    expect.objectContaining({ name: 'husvaer_database_up', samples: [{ value: 0 }] }),
  ])
  expect(performance.now() - startedAt).toBeLessThan(ANSWERED_WITHIN_MS)
  silent.close()
})

test('asks on connections of its own while all others are in use', async () => {
  const { pool } = server.database
  const clients = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
  expect(isUp(await scrape())).toBe(1)
  for (const client of clients) client.release()
})
