import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { startEmbeddedDatabase } from '../../src/platform/database/embedded.ts'
import { MAIL_CONNECTIONS } from '../../src/platform/mail/transport.ts'
import { balancer } from '../../test/support/balancer.ts'
import { blankPhoto } from '../../test/support/blank-photo.ts'
import { countDelivery, isComplete } from '../../test/support/count-delivery.ts'
import { type EarlierVersion, earlierVersion, migrationsOf } from '../../test/support/earlier-version.ts'
import { FormLoad } from '../../test/support/form-load.ts'
import { freePort } from '../../test/support/free-port.ts'
import { mailServer } from '../../test/support/mail-server.ts'
import { s3Server } from '../../test/support/s3-server.ts'
import { type SiteProcess, startSiteProcess } from '../../test/support/site-process.ts'
import { temporaryFolder } from '../../test/support/temporary-folder.ts'
import { isBundleFresh } from '../../tooling/newest-source.mjs'
import { notShownByAll } from './shown-by-all.ts'

/**
 * A rolling upgrade. Three processes of an earlier version (`earlierVersion`) share a PostgreSQL and a bucket, and nothing else: each
 * has a DATA_DIR of its own, as on three machines. Behind a proxy, while forms with photos are sent and pages read, one is killed and
 * this version started in its place, which migrates the database while the other two go on; then they are stopped and replaced, one
 * after the other. No client may notice, nothing may be lost or mailed twice, and what a process of either version has stored, each
 * of them shows.
 *
 * npm run test:rolling               builds the earlier version itself, from the history
 * FROM=folder npm run test:rolling   begins with the version that lies there, built; or with a revision
 *
 * The count must come out wrong with SABOTAGE=1, where the proxy does not ask the next process; with SABOTAGE=folders, where the
 * files lie in the processes' own folders; and with SABOTAGE=migration, where a migration takes away what the earlier version uses.
 */
const { SABOTAGE } = process.env
const PER_SECOND = 5
const PHOTO_EVERY = 4
/** How many forms each process stores before the next one is replaced. */
const FORMS_BETWEEN = 5
/** So that reading leaves a slow machine its processors. */
const READ_PAUSE_MS = 20
const FORMS_WITHIN_MS = 60_000
/** Longer than a mail that was cut off waits for its next try. */
const QUIET_MS = 40_000

const thisVersion = '.'
const bundle = 'build/server/main.js'
const breakingMigration = fileURLToPath(new URL('./breaking-migration.ts', import.meta.url))

async function run(earlier: EarlierVersion, folder: string): Promise<boolean> {
  await using opened = new AsyncDisposableStack()
  const database = opened.adopt(await startEmbeddedDatabase(join(folder, 'shared')), (each) => each.stop())
  const bucket = opened.adopt(await s3Server(), (each) => each.close())
  const mailbox = opened.adopt(await mailServer(), (each) => each.close())
  const client = opened.adopt(new pg.Client({ connectionString: database.url }), (each) => each.end())
  await client.connect()
  const environment = {
    DATABASE_URL: database.url,
    SMTP_URL: mailbox.url,
    PUBLIC_URL: 'http://husvaer.eksempel.no',
    SECRET_KEY: 'tre prosesser deler denne hemmeligheten, alltid',
    LOG_LEVEL: 'error',
    ...(SABOTAGE === 'folders' ? {} : bucket.environment),
  }
  const ports = [await freePort(), await freePort(), await freePort()] as const
  const urls = ports.map((port) => `http://127.0.0.1:${port}`)
  const started: SiteProcess[] = []
  const start = async (index: 0 | 1 | 2, source: string) => {
    const own = { ...environment, DATA_DIR: join(folder, `machine-${index}`) }
    const isBroken = SABOTAGE === 'migration' && source === thisVersion
    const settings = isBroken ? { ...own, NODE_OPTIONS: `--import=${breakingMigration}` } : own
    // What `npm start` runs. The sabotage changes the source, and earlier versions had it in another folder.
    const mains = [...(isBroken ? [] : [bundle]), 'src/main.ts', 'server/main.ts']
    const main = mains.find((path) => existsSync(join(source, path))) ?? bundle
    const site = await startSiteProcess(ports[index], settings, [process.execPath, main], source)
    started.push(opened.adopt(site, async (each) => void (await each.end('SIGTERM'))))
    const isRunning = await fetch(`${site.url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (!isRunning) throw new Error(`A process of ${source} did not start:\n${site.output()}`)
    return site
  }
  const applied = async () =>
    (await client.query<{ name: string }>('select name from migrations order by name')).rows.map(
      ({ name }) => name,
    )

  // The first fills the empty database; the others find it filled.
  const killed = await start(0, earlier.folder)
  const [second, third] = await Promise.all([start(1, earlier.folder), start(2, earlier.folder)])
  const before = await applied()
  const proxy = opened.adopt(await balancer(ports, { retries: SABOTAGE !== '1' }), (each) => each.close())

  const photo = await blankPhoto().jpeg().toBuffer()
  const load = new FormLoad(proxy.url, { perSecond: PER_SECOND, photo: { bytes: photo, every: PHOTO_EVERY } })
  let pages = 0
  let isOver = false
  const reader = (async () => {
    while (!isOver) {
      await fetch(`${proxy.url}/eiendommer?soverom=${pages % 5}`).then((answer) => answer.text())
      pages += 1
      await sleep(READ_PAUSE_MS)
    }
  })()
  opened.defer(async () => {
    isOver = true
    await Promise.all([reader, load.stop(0)])
  })
  load.start()
  const unseen: string[] = []
  const idle: string[] = []
  /** Waits until each process has stored forms; those that have not come to it are counted. */
  const goOn = async (step: string) => {
    const until = Date.now() + FORMS_WITHIN_MS
    const goals = ports.map((port) => ({ port, stored: proxy.created(port) + FORMS_BETWEEN }))
    const behind = () => goals.filter(({ port, stored }) => proxy.created(port) < stored)
    while (behind().length > 0 && Date.now() < until) await sleep(50)
    idle.push(...behind().map(({ port }) => `${ports.indexOf(port)} ${step}`))
    process.stdout.write(
      `${step}: ${load.acknowledged.size} forms acknowledged, ${proxy.failures.length} failures\n`,
    )
  }

  await goOn('three of the earlier version')
  await killed.end('SIGKILL')
  await start(0, thisVersion)
  const after = await applied()
  await goOn('one killed, and this version in its place')
  for (const url of urls.slice(0, 2)) unseen.push(...(await notShownByAll(load, photo, urls, url)))
  await second.end('SIGTERM')
  await start(1, thisVersion)
  await goOn('another one replaced')
  await third.end('SIGTERM')
  await start(2, thisVersion)
  await goOn('all replaced')
  unseen.push(...(await notShownByAll(load, photo, urls, urls[2] ?? '')))
  await load.stop(30_000)
  isOver = true
  await reader

  const delivery = await countDelivery(client, load, mailbox, QUIET_MS)
  const { rows: photos } = await client.query<{ path: string }>(
    'select storage_path as path from photos where case_id is not null',
  )
  const objects = new Set(bucket.objects())
  const acknowledged = [...load.acknowledged.values()]
  const migrations = {
    before: before.length,
    missing: migrationsOf(thisVersion).filter((name) => !after.includes(name)),
    run: after.filter((name) => !before.includes(name)),
  }
  const count = {
    from: earlier.name,
    migrations,
    pages,
    ...delivery,
    photosSent: acknowledged.reduce((sum, { sentPhotos }) => sum + sentPhotos, 0),
    photosStored: photos.length,
    photosNotInBucket: photos.filter(({ path }) => !objects.has(path)).length,
    ownFiles: ports.flatMap((_, index) => filesIn(join(folder, `machine-${index}/files`))).length,
    notShownByAll: unseen,
    idle,
    failures: proxy.failures.length,
    firstFailures: proxy.failures
      .slice(0, 10)
      .map((each) => ({ ...each, port: each.port && ports.indexOf(each.port) })),
  }
  process.stdout.write(`${JSON.stringify(count, null, 2)}\n`)
  const isUpgraded = before.join() === earlier.migrations.join() && migrations.missing.length === 0
  if (migrations.run.length === 0) process.stdout.write('The earlier version has the schema of this one.\n')
  const isRight =
    isUpgraded &&
    isComplete(delivery) &&
    count.acknowledged === count.sent &&
    count.stored === count.sent &&
    count.mailsSentAgain <= MAIL_CONNECTIONS &&
    count.photosSent > 0 &&
    count.photosStored === count.photosSent &&
    count.photosNotInBucket + count.ownFiles + count.failures === 0 &&
    [count.notShownByAll, count.idle].every(({ length }) => length === 0)
  if (!isRight) for (const each of started) process.stdout.write(each.output().slice(0, 5000))
  return isRight
}

function filesIn(path: string): string[] {
  try {
    return readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
  } catch {
    return []
  }
}

if (!(await isBundleFresh(process.cwd())))
  execFileSync(process.execPath, ['tooling/build.ts'], { stdio: 'inherit' })
const earlier = await earlierVersion()
const folder = temporaryFolder('rolling')
const isRight = await run(earlier, folder).finally(() => {
  earlier.remove()
  rmSync(folder, { recursive: true, force: true })
})
process.stdout.write(
  isRight ? 'Nothing was lost, and no client noticed.\n' : 'SOMETHING WAS LOST OR FAILED.\n',
)
process.exitCode = isRight ? 0 : 1
