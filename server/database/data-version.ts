import pg from 'pg'
import type { Log } from '../log.ts'

/**
 * How often the data has changed, as far as this process knows. Each change, made by whichever process,
 * arrives as a notification within milliseconds and raises the number.
 */
export interface DataVersion {
  current(): number
  /** False while the database cannot be reached, when nobody would tell us of a change. */
  isFollowing(): boolean
  close(): Promise<void>
}

const CHECK_EVERY_MS = 2000

/** Starts to follow the data's changes, and keeps at it through lost connections. */
export async function followDataVersion(databaseUrl: string, log: Log): Promise<DataVersion> {
  let version = 1
  let client: pg.Client | null = null
  let closed = false
  let connecting: Promise<void> | null = null

  const lose = (lost: pg.Client, error?: unknown) => {
    if (client !== lost) return
    client = null
    if (!closed) log.error({ err: error }, 'The database cannot be reached; pages are served from memory')
    lost.end().catch(() => undefined)
  }

  const connect = async () => {
    const next = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: 3000,
      keepAlive: true,
    })
    next.on('error', (error) => lose(next, error))
    next.on('end', () => lose(next))
    next.on('notification', () => {
      version += 1
    })
    await next.connect()
    await next.query('listen husvaer_data')
    // Changes may have passed unheard while nobody listened.
    version += 1
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
    current: () => version,
    isFollowing: () => client !== null,
    async close() {
      closed = true
      clearInterval(timer)
      await connecting
      await client?.end()
    },
  }
}
