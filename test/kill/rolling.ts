import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedDatabase } from '../../server/database/embedded.ts'
import { balancer } from '../support/balancer.ts'
import { blankPhoto } from '../support/blank-photo.ts'
import { FormLoad } from '../support/form-load.ts'
import { freePort } from '../support/free-port.ts'
import { s3Server } from '../support/s3-server.ts'
import { startSiteProcess } from '../support/site-process.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

/**
 * Three processes of a site share a PostgreSQL and a bucket, and nothing else: each has a DATA_DIR of its own, as on three
 * machines. Behind a proxy, while forms with photos are sent and pages read, one process is killed and started again, and
 * another is stopped and replaced, as an upgrade does. No client may notice, and nothing may be lost; what one process has
 * stored, each of them shows. With SABOTAGE=1 the proxy does not ask the next process, with SABOTAGE=folders the files lie in
 * the processes' own folders, and the count must come out wrong.
 */
const PER_SECOND = 5
const PHOTO_EVERY = 4

const folder = temporaryFolder('rolling')
const database = await startEmbeddedDatabase(join(folder, 'shared'))
const bucket = await s3Server()
const environment = {
  DATABASE_URL: database.url,
  SECRET_KEY: 'tre prosesser deler denne hemmeligheten, alltid',
  LOG_LEVEL: 'error',
  ...(process.env.SABOTAGE === 'folders' ? {} : bucket.environment),
}
const ports = [await freePort(), await freePort(), await freePort()] as const
const start = (index: 0 | 1 | 2) =>
  startSiteProcess(ports[index], { ...environment, DATA_DIR: join(folder, `machine-${index}`) })
// The first fills the empty database; the others find it filled.
const killed = await start(0)
const [replaced, steady] = await Promise.all([start(1), start(2)])
const proxy = await balancer(ports, { retries: process.env.SABOTAGE !== '1' })

const bytes = await blankPhoto().jpeg().toBuffer()
const load = new FormLoad(proxy.url, { perSecond: PER_SECOND, photo: { bytes, every: PHOTO_EVERY } })
let pages = 0
let isOver = false
const reader = (async () => {
  while (!isOver) {
    await fetch(`${proxy.url}/eiendommer?soverom=${pages % 5}`).then((answer) => answer.text())
    pages += 1
  }
})()
load.start()
await Promise.all([
  killed.end('SIGKILL').then(() => start(0)),
  replaced.end('SIGTERM').then(() => start(1)),
]).then(async (started) => {
  await load.stop(30_000)
  isOver = true
  await reader
  await proxy.close()
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const { rows: photos } = await client.query<{ id: string; path: string }>(
    'select id, storage_path as path from photos where case_id is not null',
  )
  const { rows } = await client.query<{ key: string; reference: string; mails: number }>(
    `select idempotency_key as key, reference, (select count(*)::int from mails where case_id = cases.id) as mails from cases`,
  )
  await client.end()
  const unseen = await notShownByAll()
  const acknowledged = [...load.acknowledged.values()]
  const ownFiles = [0, 1, 2].flatMap((index) => filesIn(join(folder, `machine-${index}/files`)))
  await Promise.all([...started, steady].map((each) => each.end('SIGTERM')))
  await database.stop()
  const objects = new Set(bucket.objects())
  await bucket.close()
  rmSync(folder, { recursive: true, force: true })

  const stored = new Map(rows.map(({ key, reference }) => [key, reference]))
  const count = {
    pages,
    sent: load.sentKeys.size,
    acknowledged: load.acknowledged.size,
    stored: rows.length,
    lost: [...load.acknowledged].filter(([key, { reference }]) => stored.get(key) !== reference).length,
    withoutMail: rows.filter(({ mails }) => mails < 2).length,
    photosSent: acknowledged.reduce((sum, { sentPhotos }) => sum + sentPhotos, 0),
    photosStored: photos.length,
    photosNotInBucket: photos.filter(({ path }) => !objects.has(path)).length,
    notShownByAll: unseen,
    ownFiles: ownFiles.length,
    failures: proxy.failures,
  }
  process.stdout.write(`${JSON.stringify({ ports, ...count }, null, 2)}\n`)
  const isRight =
    count.sent > 0 &&
    count.acknowledged === count.sent &&
    count.stored === count.sent &&
    count.photosSent > 0 &&
    count.photosStored === count.photosSent &&
    count.lost + count.withoutMail + count.failures.length === 0 &&
    count.photosNotInBucket + count.notShownByAll.length + count.ownFiles === 0
  process.stdout.write(
    isRight ? 'Nothing was lost, and no client noticed.\n' : 'SOMETHING WAS LOST OR FAILED.\n',
  )
  if (!isRight) for (const each of [killed, replaced, steady, ...started]) process.stdout.write(each.output())
  process.exitCode = isRight ? 0 : 1
})

/** Pictures and photos that not every process serves: those of a page of properties, and of a report sent to the first one. */
async function notShownByAll(): Promise<string[]> {
  const [first, second] = ports
  const sent = new FormLoad(`http://127.0.0.1:${first}`, { perSecond: 1 })
  const isSent = await sent.sendOnce({ photo: bytes })
  const [page] = sent.casePages
  if (!isSent || !page) return ['a report']
  const htmlOf = (path: string) => fetch(`http://127.0.0.1:${second}${path}`).then((answer) => answer.text())
  const addresses = [
    ...linksIn(await htmlOf('/eiendommer'), /\/bilder\/[\w-]+\/320/g).slice(0, 5),
    ...linksIn(await htmlOf(page), /(?<==")\/vedlegg\/[^"]+/g),
  ]
  if (addresses.length < 2) return [`pictures and photos: only ${addresses}`]
  const asked = ports.flatMap((port) => addresses.map((address) => `http://127.0.0.1:${port}${address}`))
  const answers = await Promise.all(
    asked.map(async (address) => {
      const answer = await fetch(address)
      await answer.arrayBuffer()
      return answer.headers.get('content-type')?.startsWith('image/') ? [] : [`${answer.status} ${address}`]
    }),
  )
  return answers.flat()
}

function linksIn(html: string, link: RegExp): string[] {
  const found = [...html.matchAll(link)].map(([address]) => address.replaceAll('&amp;', '&'))
  return [...new Set(found)]
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
