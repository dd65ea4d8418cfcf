import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { startEmbeddedDatabase } from '../../src/platform/database/embedded.ts'
import { MAIL_CONNECTIONS } from '../../src/platform/mail/transport.ts'
import { countDelivery, isComplete } from '../../test/support/count-delivery.ts'
import { FormLoad } from '../../test/support/form-load.ts'
import { freePort } from '../../test/support/free-port.ts'
import { mailServer } from '../../test/support/mail-server.ts'
import { startSiteProcess } from '../../test/support/site-process.ts'
import { temporaryFolder } from '../../test/support/temporary-folder.ts'

/**
 * Kills the site, again and again, while forms are sent to it, and then counts: what was acknowledged is
 * stored, what is stored was sent, every stored case was mailed, and few mails came twice. With SABOTAGE=1 mail is queued outside
 * the case's transaction, and the count must come out wrong.
 *
 * npm run test:kill            200 kills
 * KILLS=20 npm run test:kill   a short run, as in npm run test:all
 */
const KILLS = Number(process.env.KILLS ?? 200)
/** In a short run it is the kills that count, and the processors have other tests to run meanwhile. */
const PER_SECOND = KILLS < 100 ? 20 : 50
/** Longer than a mail that was cut off waits for its next try. */
const QUIET_MS = process.env.SABOTAGE ? 15_000 : 40_000
/**
 * A mail that the server has accepted, and that the site could not note any more when it was killed, comes twice. Of all
 * mails at most so many may; in a short run, where chance counts for more, what was under way at each kill: one for each connection.
 */
const MAX_SENT_AGAIN_SHARE = 0.005

const sabotage = fileURLToPath(new URL('./sabotage.ts', import.meta.url))

async function run(): Promise<number> {
  const mailbox = await mailServer()
  const dataDir = temporaryFolder('kill')
  const environment = {
    DATA_DIR: dataDir,
    SMTP_URL: mailbox.url,
    LOG_LEVEL: 'error',
    PUBLIC_URL: 'http://husvaer.eksempel.no',
    ...(process.env.SABOTAGE ? { NODE_OPTIONS: `--import=${sabotage}` } : {}),
  }
  const port = await freePort()
  let site = await startSiteProcess(port, environment)
  const load = new FormLoad(`http://localhost:${port}`, { perSecond: PER_SECOND })
  load.start()
  for (let kill = 1; kill <= KILLS; kill += 1) {
    await sleep(200 + Math.random() * 800)
    await site.end('SIGKILL')
    site = await startSiteProcess(port, environment)
    if (kill % 20 === 0) {
      process.stdout.write(
        `${kill} kills: ${load.sentKeys.size} sent, ${load.acknowledged.size} acknowledged\n`,
      )
    }
  }
  await load.stop(60_000)

  const database = await startEmbeddedDatabase(dataDir)
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const count = await countDelivery(client, load, mailbox, QUIET_MS)
  await client.end()
  await site.end('SIGTERM')
  await mailbox.close()

  process.stdout.write(`${JSON.stringify({ kills: KILLS, ...count }, null, 2)}\n`)
  const isRight = isComplete(count)
  process.stdout.write(isRight ? 'Nothing was lost.\n' : 'SOMETHING WAS LOST.\n')
  const maxSentAgain = Math.max(
    MAX_SENT_AGAIN_SHARE * count.mails,
    KILLS < 100 ? KILLS * MAIL_CONNECTIONS : 0,
  )
  const isOnce = count.mailsSentAgain <= maxSentAgain
  if (!isOnce)
    process.stdout.write(
      `${count.mailsSentAgain} MAILS WERE SENT AGAIN, more than ${Math.floor(maxSentAgain)}.\n`,
    )
  return isRight && isOnce ? 0 : 1
}

process.exitCode = await run()
