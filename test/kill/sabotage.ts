import { existsSync } from 'node:fs'
import { registerHooks } from 'node:module'

/** What orders a mail as part of a transaction. */
const module = new URL('../../server/outbox/queue-mail.ts', import.meta.url)

if (!existsSync(module)) throw new Error(`There is nothing to sabotage: ${module.pathname} has moved`)

/**
 * Preloaded into a site by the kill test: orders mail a moment after the case's transaction instead of in it.
 * A test that does not notice the difference is none.
 */
registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    if (url !== module.href) return loaded
    const source = String(loaded.source)
    const start = source.indexOf('export async function queueMail(')
    const end = source.indexOf('\n}\n', start) + 3
    if (start < 0 || end < 3) throw new Error('There is nothing to sabotage: queueMail has moved')
    const outside = `export async function queueMail(deps: any, _client: any, order: any): Promise<void> {
  setTimeout(async () => {
    const own = await deps.database.pool.connect()
    const mailId = await insertMail(deps, own, order, 'queued')
    await deps.queue.add(own, 'send-mail', { mailId })
    own.release()
  }, 300)
}
`
    return { ...loaded, source: source.slice(0, start) + outside + source.slice(end) }
  },
})
