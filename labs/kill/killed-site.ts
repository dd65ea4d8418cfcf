import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { MAIL_CONNECTIONS } from '../../src/platform/mail/transport.ts'
import { freePort } from '../../test/support/free-port.ts'
import { mailServer } from '../../test/support/mail-server.ts'
import { databaseUrlOf, startSiteProcess } from '../../test/support/site-process.ts'
import { temporaryFolder } from '../../test/support/temporary-folder.ts'

const sabotage = fileURLToPath(new URL('./sabotage.ts', import.meta.url))

/** With SABOTAGE=1 mail is queued outside the transaction, and the counts must come out wrong. */
export const isSabotaged = Boolean(process.env.SABOTAGE)

/** A job that was cut off is taken over when its lease is over. */
const TOLD_WITHIN_MS = isSabotaged ? 20_000 : 240_000

/** A site that is killed and started again on the same data, and the mail server that it sends to. */
export async function killedSite(name: string) {
  const mailbox = await mailServer()
  const dataDir = temporaryFolder(name)
  const environment = {
    DATA_DIR: dataDir,
    SMTP_URL: mailbox.url,
    LOG_LEVEL: 'error',
    PUBLIC_URL: 'http://husvaer.eksempel.no',
    ...(isSabotaged ? { NODE_OPTIONS: `--import=${sabotage}` } : {}),
  }
  const port = await freePort()
  let site = await startSiteProcess(port, environment)
  return {
    mailbox,
    databaseUrl: databaseUrlOf(dataDir),
    /** For a command beside the running site. */
    environment: { ...environment, NODE_OPTIONS: undefined },
    /** Kills the site at a random moment once it is at work, or after a while, and starts it again. */
    async killOnce(isUnderWay: () => boolean | Promise<boolean>): Promise<void> {
      for (let waited = 0; !(await isUnderWay()) && waited < 1200; waited += 1) await sleep(100)
      await sleep(Math.random() * 100)
      await site.end('SIGKILL')
      site = await startSiteProcess(port, environment)
    },
    async end(): Promise<void> {
      await site.end('SIGTERM')
      await mailbox.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export type KilledSite = Awaited<ReturnType<typeof killedSite>>

/**
 * Waits until all is told, ends the site and prints the counts. Gives the exit code: 1 where something was told never or
 * twice. A mail that the server has accepted, and that the site could not note any more, may come twice under one
 * Message-ID.
 */
export async function checkToldOnce(
  site: KilledSite,
  figures: { kills: number } & Record<string, number>,
  countWrong: (isWrong: (count: number) => boolean) => number,
): Promise<number> {
  const countLost = () => countWrong((count) => count === 0)
  const until = Date.now() + TOLD_WITHIN_MS
  while (countLost() > 0 && Date.now() < until) await sleep(500)
  const lost = countLost()
  const doubled = countWrong((count) => count > 1)
  const { received } = site.mailbox
  const sentAgain = received.length - new Set(received.map(({ messageId }) => messageId)).size
  await site.end()
  process.stdout.write(`${JSON.stringify({ ...figures, lost, doubled, sentAgain }, null, 2)}\n`)
  // At each kill so many were under way, which come twice under one Message-ID.
  const isRight = lost + doubled === 0 && sentAgain <= figures.kills * MAIL_CONNECTIONS
  process.stdout.write(isRight ? 'Each was told once.\n' : 'SOMETHING WAS LOST.\n')
  return isRight ? 0 : 1
}
