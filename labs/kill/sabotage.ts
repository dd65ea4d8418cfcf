import { changeSource } from '../../test/support/change-source.ts'

/**
 * Preloaded into a site by the kill tests: mails are due by a statement of their own, a moment after the transaction, instead of by
 * the transaction. A test that does not notice the difference is none.
 */
const outside = `
import { Client } from 'pg'
export function ordersOf(rows: readonly MailRow[]): string {
  setTimeout(async () => {
    const own = new Client(globalThis.sabotagedDatabase)
    await own.connect()
    await own.query('update mails set due_at = now() where id = any($1)', [rows.map(({ id }) => id)])
    await own.end()
  }, 1000)
  return JSON.stringify(rows.map((row) => ({ ...row, after_seconds: 1e9 })))
}
`

const opened = 'const pool = new SitePool('

changeSource('src/platform/database/pool.ts', opened, `globalThis.sabotagedDatabase = url\n  ${opened}`)
changeSource(
  'src/platform/mail/queue-mail.ts',
  'export const ordersOf = ',
  'const ordersInTransaction = ',
  outside,
)
