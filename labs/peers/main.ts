import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { startEmbeddedDatabase } from '../../src/platform/database/embedded.ts'
import { chromiumFlags, findChromium } from '../../test/support/chromium.ts'
import { temporaryFolder } from '../../test/support/temporary-folder.ts'
import { buildIfStale } from '../../tooling/build-if-stale.ts'
import { say } from '../bench/report.ts'
import { type BuildTime, buildContender, installPeer, versionsOf } from './build-contender.ts'
import { type Contender, contenders, pathOf } from './contenders.ts'
import { exportDataSet } from './data-set.ts'
import { connectionName, openDatabaseClock } from './database-clock.ts'
import { measureRequests, type RequestCosts } from './measure-requests.ts'
import { requestRowsOf, rowsOf } from './rows.ts'
import { type RunningContender, startContender } from './run-contender.ts'
import { markdownTable } from './table.ts'
import { measureVisits, type Visit } from './visits.ts'

/**
 * A page that is rendered costs milliseconds, one that is kept a fraction of one. V8 has compiled the code of a large server after
 * some thousand pages: the first round is that long for the slowest of them too.
 */
const uncachedBounds = { count: 1000, seconds: 8, rounds: 3 }
const cachedBounds = { count: 3000, seconds: 4, rounds: 3 }

const names = contenders.map(({ name }) => name)

/** Said while it runs; the table at the end is what it prints. */
const progress = (line: string) => process.stderr.write(`${line}\n`)

await buildIfStale()
const folder = temporaryFolder('peers')
const database = await startEmbeddedDatabase(join(folder, 'database'))
const postgres = await openDatabaseClock(database.url)

const environmentOf = (contender: Contender, isCached: boolean): Record<string, string> => ({
  ...connectionName(contender),
  ...contender.caching?.[isCached ? 'cached' : 'uncached'],
  ...(contender.folder
    ? { PEERS_DATABASE_URL: database.url }
    : {
        DATABASE_URL: database.url,
        DEMO: 'on',
        DATA_DIR: join(folder, 'data'),
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'error',
      }),
})

/** All that run now, so that they are stopped whatever ends the bench. */
let running: RunningContender[] = []

async function startAll(isCached: boolean, propertyId: string): Promise<void> {
  for (const contender of contenders) {
    const path = pathOf(contender, 'list', isCached, propertyId)
    running.push(await startContender(contender, environmentOf(contender, isCached), path))
  }
}

async function stopAll(): Promise<void> {
  for (const each of running) await each.stop()
  running = []
}

async function cleanUp(): Promise<void> {
  await stopAll()
  await postgres.close()
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => cleanUp().finally(() => process.exit(1)))

const memoryNow = () => new Map(running.map(({ contender, memory }) => [contender.name, memory()]))

/** Fills the database with the demo portfolio by starting our site, and exports it. */
async function prepareData(): Promise<string> {
  const [ours] = contenders
  const site = await startContender(ours, environmentOf(ours, true), '/eiendommer')
  running.push(site)
  const propertyId = await exportDataSet(site.url, database.url)
  await stopAll()
  return propertyId
}

async function buildAll(propertyId: string): Promise<ReadonlyMap<string, BuildTime>> {
  const builds = new Map<string, BuildTime>()
  for (const contender of contenders) {
    progress(`building ${contender.name}`)
    await installPeer(contender)
    const environment = contender.folder
      ? { ...environmentOf(contender, true), PEERS_PROPERTY: propertyId }
      : {}
    builds.set(contender.name, await buildContender(contender, environment))
  }
  return builds
}

async function measureUncached(propertyId: string): Promise<RequestCosts> {
  progress('pages rendered per request')
  await startAll(false, propertyId)
  const costs = await measureRequests(running, false, propertyId, postgres.read, uncachedBounds)
  await stopAll()
  progress(markdownTable(names, requestRowsOf(names, costs, 'rendered per request')))
  return costs
}

interface Cached {
  idle: ReadonlyMap<string, number>
  cached: RequestCosts
  underLoad: ReadonlyMap<string, number>
  visits: ReadonlyMap<string, Visit>
}

async function measureCached(propertyId: string): Promise<Cached> {
  progress('cached pages')
  await startAll(true, propertyId)
  const idle = memoryNow()
  const cached = await measureRequests(running, true, propertyId, postgres.read, cachedBounds)
  const underLoad = memoryNow()
  progress(markdownTable(names, requestRowsOf(names, cached, 'cached')))
  progress('visits')
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
  try {
    const visits = await measureVisits(browser, running, running[0]?.url ?? '', propertyId)
    return { idle, cached, underLoad, visits }
  } finally {
    await browser.close()
    await stopAll()
  }
}

try {
  const propertyId = await prepareData()
  const builds = await buildAll(propertyId)
  const uncached = await measureUncached(propertyId)
  const measured = { uncached, builds, ...(await measureCached(propertyId)) }
  for (const contender of contenders)
    say(`${contender.name}: ${versionsOf(contender)}. Cached: ${contender.cache}.`)
  say()
  say(markdownTable(names, rowsOf({ names, ...measured })))
} finally {
  await cleanUp()
}
