import { rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedDatabase } from '../../server/database/embedded.ts'
import { balancer } from '../support/balancer.ts'
import { FormLoad } from '../support/form-load.ts'
import { freePort } from '../support/free-port.ts'
import { startSiteProcess } from '../support/site-process.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

/**
 * Three processes of a site share a database and files, behind a proxy. While forms are sent and pages read, one process is
 * killed and started again, and another is stopped and replaced, as an upgrade does. No client may notice, and nothing may
 * be lost. With SABOTAGE=1 the proxy does not ask the next process, and the count must come out wrong.
 */
const PER_SECOND = 5

const folder = temporaryFolder('rolling')
const database = await startEmbeddedDatabase(join(folder, 'shared'))
const environment = {
  DATABASE_URL: database.url,
  DATA_DIR: join(folder, 'site'),
  SECRET_KEY: 'tre prosesser deler denne hemmeligheten, alltid',
  LOG_LEVEL: 'error',
}
const ports = [await freePort(), await freePort(), await freePort()] as const
// The first fills the empty database; the others find it filled.
const killed = await startSiteProcess(ports[0], environment)
const others = [startSiteProcess(ports[1], environment), startSiteProcess(ports[2], environment)] as const
const [replaced, steady] = await Promise.all(others)
const proxy = await balancer(ports, { retries: !process.env.SABOTAGE })

const load = new FormLoad(proxy.url, { perSecond: PER_SECOND })
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
  killed.end('SIGKILL').then(() => startSiteProcess(ports[0], environment)),
  replaced.end('SIGTERM').then(() => startSiteProcess(ports[1], environment)),
]).then(async (started) => {
  await load.stop(30_000)
  isOver = true
  await reader
  await proxy.close()
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const { rows } = await client.query<{ key: string; reference: string; mails: number }>(
    `select idempotency_key as key, reference, (select count(*)::int from mails where case_id = cases.id) as mails from cases`,
  )
  await client.end()
  await Promise.all([...started, steady].map((each) => each.end('SIGTERM')))
  await database.stop()
  rmSync(folder, { recursive: true, force: true })

  const stored = new Map(rows.map(({ key, reference }) => [key, reference]))
  const count = {
    pages,
    sent: load.sentKeys.size,
    acknowledged: load.acknowledged.size,
    stored: rows.length,
    lost: [...load.acknowledged].filter(([key, { reference }]) => stored.get(key) !== reference).length,
    withoutMail: rows.filter(({ mails }) => mails < 2).length,
    failures: proxy.failures,
  }
  process.stdout.write(`${JSON.stringify({ ports, ...count }, null, 2)}\n`)
  const isRight =
    count.sent > 0 &&
    count.acknowledged === count.sent &&
    count.stored === count.sent &&
    count.lost + count.withoutMail + count.failures.length === 0
  process.stdout.write(
    isRight ? 'Nothing was lost, and no client noticed.\n' : 'SOMETHING WAS LOST OR FAILED.\n',
  )
  if (!isRight) for (const each of [killed, replaced, steady, ...started]) process.stdout.write(each.output())
  process.exitCode = isRight ? 0 : 1
})
