import { existsSync } from 'node:fs'
import { registerHooks } from 'node:module'

/** What queues mails as part of a transaction. */
const module = new URL('../../server/outbox/queue-mail.ts', import.meta.url)
/** What knows where the database is. */
const pool = new URL('../../server/database/pool.ts', import.meta.url)

for (const { pathname } of [module, pool].filter((url) => !existsSync(url)))
  throw new Error(`There is nothing to sabotage: ${pathname} has moved`)

const inTransaction = 'export const ordersOf = '
const opened = 'const pool = new SitePool('

/** Never due, and due a moment after the transaction. */
const outside = `
import { Client } from 'pg'
export function ordersOf(rows: readonly MailRow[]): string {
  setTimeout(async () => {
    const own = new Client(globalThis.sabotagedDatabase)
    await own.connect()
    await own.query("update mails set due_at = now() where id = any($1)", [rows.map(({ id }) => id)])
    await own.end()
  }, 1000)
  return JSON.stringify(rows.map((row) => ({ ...row, after_seconds: 1e9 })))
}
`

/**
 * Preloaded into a site by the kill tests: mails are due by a statement of their own, a moment after the transaction, instead of by
 * the transaction. A test that does not notice the difference is none.
 */
registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    if (url === pool.href)
      return {
        ...loaded,
        source: change(loaded.source, opened, `globalThis.sabotagedDatabase = url\n  ${opened}`),
      }
    if (url !== module.href) return loaded
    return {
      ...loaded,
      source: change(loaded.source, inTransaction, 'const ordersInTransaction = ') + outside,
    }
  },
})

function change(source: unknown, from: string, to: string): string {
  if (!String(source).includes(from))
    throw new Error(`There is nothing to sabotage: ${from} has another name`)
  return String(source).replace(from, to)
}
