import { setTimeout as sleep } from 'node:timers/promises'
import { PgBoss } from 'pg-boss'
import { databaseUrlOf } from '../../../test/support/site-process.ts'
import { writtenMail } from '../../../test/support/written-mail.ts'
import type { Fault, Problem } from '../fault.ts'
import { unique, type World } from '../world.ts'

const MAILS = 5
/** In the middle of a mail's text. */
const CUT_AFTER_BYTES = 12_000
const READ_WITHIN_MS = 30_000

const delivered = new WeakMap<World, string[]>()

/** The mailbox's connection breaks in the middle of a mail, time and again. */
export const fault: Fault = {
  name: 'IMAP cut',
  lastsMs: 200,
  async begin(world) {
    const { imap } = world
    if (!imap) return
    imap.proxy.set({ kind: 'cut', afterBytes: CUT_AFTER_BYTES })
    const ids = Array.from({ length: MAILS }, () => `<${unique()}@eksempel.no>`)
    delivered.set(world, ids)
    for (const id of ids) imap.server.deliver(writtenMail({ id, body: 'En lang linje.\n'.repeat(3000) }))
    for (let times = 0; times < 3; times += 1) {
      await readMailboxNow(world)
      await sleep(1000)
    }
  },
  end: ({ imap }) => imap?.proxy.set({ kind: 'open' }),
  async check(world) {
    const ids = delivered.get(world) ?? []
    const deadline = Date.now() + READ_WITHIN_MS
    for (;;) {
      await readMailboxNow(world)
      await sleep(1000)
      const { rows } = await world.inDatabase((client) =>
        client.query<{ key: string; times: number }>(
          `select message_key as key, count(*)::int as times from incoming_mails
           where message_key = any($1) group by message_key`,
          [ids],
        ),
      )
      if (rows.length === ids.length) return twiceOf(rows)
      if (Date.now() > deadline)
        return [{ kind: 'lost', text: `${ids.length - rows.length} of ${ids.length} mails were never read` }]
    }
  },
  sabotage: 'marks-mail-before-reading',
  shows: 'lost',
}

function twiceOf(rows: readonly { times: number }[]): Problem[] {
  return rows.some(({ times }) => times > 1) ? [{ kind: 'twice', text: 'a mail was read twice' }] : []
}

/** The job runs once a minute. */
async function readMailboxNow({ dataDir }: World): Promise<void> {
  const boss = new PgBoss({
    connectionString: databaseUrlOf(dataDir),
    supervise: false,
    schedule: false,
    migrate: false,
  })
  boss.on('error', () => undefined)
  await boss.start()
  await boss.send('read-mailbox', {})
  await boss.stop({ graceful: false })
}
