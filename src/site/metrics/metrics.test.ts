import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ParsedFamily, parseMetrics } from '../../../test/support/parse-metrics.ts'
import { hasPromtool, promtool } from '../../../test/support/promtool.ts'
import { receiveSample } from '../../../test/support/sent-case.ts'
import { type TemporaryServer, temporaryServer } from '../../../test/support/temporary-server.ts'
import { addAuditEntry } from '../../platform/audit/add-audit-entry.ts'
import { createLog } from '../../platform/base/log.ts'
import { ownReadHeaders } from './own-reads.ts'
import { workMetrics } from './work-metrics.ts'

const TOKEN = 'en lang nok token for prover'

/** The pages that were told of as opened by visitors. */
const opened: string[] = []
let server: TemporaryServer
let text = ''
let families: Map<string, ParsedFamily>

async function ask(): Promise<Response> {
  return fetch(`${server.url}/metrics`, { headers: { Authorization: `Bearer ${TOKEN}` } })
}

beforeAll(async () => {
  server = await temporaryServer(
    { METRICS_TOKEN: TOKEN },
    {
      cachesPages: true,
      onPage: (path) => opened.push(path),
      async render() {
        return new Response('<!DOCTYPE html><title>Side</title>', {
          headers: { 'Content-Type': 'text/html' },
        })
      },
    },
  )
  await receiveSample(server, 'contact-message')
  await server.database.pool.query(
    "update cases set promised_at = now() - interval '2 hours'; update mails set created_at = now() - interval '3 hours'",
  )
  await server.database.pool.query(
    `insert into listing_syncs (outcome, finished_at) values ('applied', now())`,
  )
  const { boss } = server.queue
  for (const name of ['purge', 'import-images']) {
    await boss.createQueue(name)
    await boss.send(name, {})
  }
  await boss.schedule('purge', '30 3 * * *')
  await boss.schedule('import-images', '* * * * *')
  await server.database.pool.query(
    `update pgboss.job set state = (case name when 'purge' then 'failed' else 'completed' end)::pgboss.job_state,
       completed_on = '2026-11-02T03:30:00Z' where name in ('purge', 'import-images')`,
  )
  await addAuditEntry(server.database.pool, { staffId: null, action: 'backup-made' })
  for (const path of ['/om-oss', '/om-oss', '/sak/hemmelig', '/a//b', '/finnes-ikke'])
    await (await fetch(server.url + path, { redirect: 'manual' })).text()
  for (const path of ['/om-oss', '/personvern'])
    await (await fetch(server.url + path, { headers: ownReadHeaders })).text()
  const answer = await ask()
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  text = await answer.text()
  families = parseMetrics(text)
})
afterAll(() => server.stop())

/** The value of the first sample that has the labels. */
const measured = (name: string, labels: Record<string, string> = {}) =>
  [...families.values()]
    .flatMap(({ samples }) => samples)
    .find(
      (sample) =>
        sample.name === name && Object.entries(labels).every(([key, value]) => sample.labels[key] === value),
    )?.value

describe('/metrics', () => {
  test('counts requests and their time by the pattern of the route, never by address', () => {
    const count = (route: string) =>
      measured('http_server_request_duration_seconds_count', { route, method: 'GET' })
    expect(count('/om-oss')).toBe(2)
    expect(count('/sak/:token')).toBe(1)
    expect(text).not.toContain('hemmelig')
    expect(measured('husvaer_http_answers_total', { status: '200', cache: 'hit' })).toBe(1)
  })

  test('counts the pages that the site itself reads neither as requests nor as views, from memory or rendered', () => {
    expect(text).not.toContain('route="/personvern"')
    expect(opened.filter((path) => path === '/om-oss')).toHaveLength(2)
    expect(opened).not.toContain('/personvern')
  })

  test('tells how long mail, jobs and promises have waited', () => {
    expect(measured('husvaer_mails', { state: 'queued' })).toBe(2)
    expect(measured('husvaer_mail_oldest_queued_seconds')).toBeGreaterThanOrEqual(3 * 3600)
    expect(measured('husvaer_cases_open')).toBe(1)
    expect(measured('husvaer_cases_past_promise')).toBe(1)
    expect(measured('husvaer_cases_past_promise_oldest_seconds')).toBeGreaterThanOrEqual(2 * 3600)
    expect(measured('husvaer_queue_jobs', { queue: 'send-push', state: 'waiting' })).toBe(0)
    expect(measured('husvaer_queue_oldest_due_seconds', { queue: 'send-push' })).toBeGreaterThanOrEqual(0)
  })

  test('tells when jobs have failed and succeeded last, and how often they are due', () => {
    const at = Date.parse('2026-11-02T03:30:00Z') / 1000
    const ofQueue = (name: string, queue: string) => measured(`husvaer_queue_${name}_seconds`, { queue })
    expect(ofQueue('last_failure_timestamp', 'purge')).toBe(at)
    expect(ofQueue('last_success_timestamp', 'purge')).toBeUndefined()
    expect(ofQueue('last_success_timestamp', 'import-images')).toBe(at)
    expect(ofQueue('last_failure_timestamp', 'import-images')).toBeUndefined()
    expect(ofQueue('interval', 'purge')).toBe(24 * 3600)
    expect(ofQueue('interval', 'import-images')).toBe(60)
    expect(ofQueue('scheduled_since_timestamp', 'purge')).toBeGreaterThan(at)
    // No schedule starts it.
    expect(ofQueue('interval', 'send-push')).toBeUndefined()
    expect(ofQueue('scheduled_since_timestamp', 'send-push')).toBeUndefined()
  })

  test('tells of the database, its connections, the heap and the event loop', () => {
    expect(measured('husvaer_database_up')).toBe(1)
    expect(measured('husvaer_database_pool_limit_connections')).toBe(10)
    expect(measured('nodejs_heap_size_used_bytes')).toBeGreaterThan(1e6)
    expect(measured('nodejs_heap_space_size_used_bytes', { space: 'old' })).toBeGreaterThan(1e6)
    expect(measured('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0)
    expect(measured('process_cpu_seconds_total')).toBeGreaterThan(0)
  })

  test('says that the database is away instead of failing', async () => {
    const url = 'postgres://client@127.0.0.1:1/none'
    expect(await workMetrics(url, createLog('silent'))()).toEqual([
      expect.objectContaining({ name: 'husvaer_database_up', samples: [{ value: 0 }] }),
    ])
  })

  test('has all metrics that the alerts read', () => {
    const rules = readFileSync(join(import.meta.dirname, '../../../ops/alerts.yaml'), 'utf8')
    const read = [...rules.matchAll(/\b((?:husvaer|http|process|nodejs)_\w+)/g)].map(([, name = '']) => name)
    expect(read.length).toBeGreaterThan(10)
    const given = new Set([...families.values()].flatMap(({ samples }) => samples.map(({ name }) => name)))
    expect(read.filter((name) => !given.has(name))).toEqual([])
  })

  test.skipIf(!hasPromtool)('passes the checks of promtool', () => {
    expect(promtool(['check', 'metrics'], text)).toEqual({ status: 0, said: '' })
  })
})

describe('the parser of these tests', () => {
  const head = '# HELP a_total A.\n# TYPE a_total counter\n'
  test.each([
    ['a family without help', '# TYPE a_total counter\na_total 1\n'],
    ['a series twice', `${head}a_total 1\na_total 2\n`],
    ['a family twice', `${head}a_total 1\n${head}a_total 1\n`],
    ['another name under it', `${head}b_total 1\n`],
    ['a quotation mark in a value', `${head}a_total{b="c"d"} 1\n`],
    ['a counter without its ending', '# HELP a A.\n# TYPE a counter\na 1\n'],
    [
      'a histogram whose count is not its last bucket',
      '# HELP h H.\n# TYPE h histogram\nh_bucket{le="+Inf"} 2\nh_sum 1\nh_count 3\n',
    ],
  ])('refuses %s', (_, wrong) => {
    expect(() => parseMetrics(wrong)).toThrow()
  })
})
