import pg from 'pg'
import type { Log } from '../base/log.ts'

/** A connection that receives the database's notifications from all processes. */
export interface Listener {
  /** False while the database cannot be reached: no notification arrives then. */
  isListening(): boolean
  /** Calls back with each notification on a channel, and with null where some may have been missed. */
  on(channel: string, hear: (payload: string | null) => void): () => void
  close(): Promise<void>
}

const CHECK_EVERY_MS = 2000

/** Listens on channels, and keeps at it through lost connections. */
export async function openListener(
  databaseUrl: string,
  channels: readonly string[],
  log: Log,
): Promise<Listener> {
  const hearers = new Map(channels.map((channel) => [channel, new Set<(payload: string | null) => void>()]))
  let client: pg.Client | null = null
  let closed = false
  let connecting: Promise<void> | null = null

  const lose = (lost: pg.Client, error?: unknown) => {
    if (client !== lost) return
    client = null
    if (!closed) log.error({ err: error }, 'The database cannot be reached; cached pages are served')
    lost.end().catch(() => undefined)
  }

  const connect = async () => {
    const next = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'husvaer-listener',
      connectionTimeoutMillis: 3000,
      keepAlive: true,
    })
    next.on('error', (error) => lose(next, error))
    next.on('end', () => lose(next))
    next.on('notification', ({ channel, payload = '' }) => {
      for (const hear of hearers.get(channel) ?? []) hear(payload)
    })
    try {
      await next.connect()
      for (const channel of channels) await next.query(`listen ${channel}`)
    } catch (error) {
      // Each try has a connection of its own: one that cannot listen, as on a standby, must not stay open.
      next.end().catch(() => undefined)
      throw error
    }
    // Notifications may have been missed before the listener was connected.
    for (const each of hearers.values()) for (const hear of each) hear(null)
    client = next
  }

  const check = async () => {
    if (closed) return
    const listening = client
    if (!listening) {
      connecting ??= connect()
        .catch((error) => log.debug({ err: error }, 'The database still cannot be reached'))
        .finally(() => {
          connecting = null
        })
      return connecting
    }
    const timeout = setTimeout(
      () => lose(listening, new Error('The database does not answer')),
      CHECK_EVERY_MS,
    )
    await listening.query('select 1').catch((error) => lose(listening, error))
    clearTimeout(timeout)
  }

  await connect()
  const timer = setInterval(check, CHECK_EVERY_MS)
  timer.unref()
  return {
    isListening: () => client !== null,
    on(channel, hear) {
      const known = hearers.get(channel)
      if (!known) throw new Error(`No handler is registered for the channel ${channel}`)
      known.add(hear)
      return () => known.delete(hear)
    },
    async close() {
      closed = true
      clearInterval(timer)
      await connecting
      await client?.end()
    },
  }
}
