import { existsSync } from 'node:fs'
import { registerHooks } from 'node:module'

/** What queues mails as part of a transaction. */
const module = new URL('../../server/outbox/queue-mail.ts', import.meta.url)

if (!existsSync(module)) throw new Error(`There is nothing to sabotage: ${module.pathname} has moved`)

const inTransaction = 'export async function queueStoredMails('

/**
 * Preloaded into a site by the kill tests: queues mails a moment after the transaction instead of in it.
 * A test that does not notice the difference is none.
 */
registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    if (url !== module.href) return loaded
    const source = String(loaded.source)
    if (!source.includes(inTransaction))
      throw new Error('There is nothing to sabotage: queueStoredMails has another name')
    const outside = `
export async function queueStoredMails(deps: any, _client: any, mailIds: any, when: any): Promise<void> {
  setTimeout(async () => {
    const own = await deps.database.pool.connect()
    await queueStoredMailsNow(deps, own, mailIds, when)
    own.release()
  }, 1000)
}
`
    return {
      ...loaded,
      source: source.replace(inTransaction, 'async function queueStoredMailsNow(') + outside,
    }
  },
})
