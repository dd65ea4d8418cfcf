import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Config } from '../base/config.ts'
import { type FileLock, lockFile } from '../base/file-lock.ts'
import type { Log } from '../base/log.ts'
import { type EmbeddedDatabase, startEmbeddedDatabase } from './embedded.ts'
import { migrate } from './migrate.ts'
import { openPool } from './pool.ts'
import type { ServerState, Supervision } from './supervise.ts'
import { waitForDatabase } from './wait-for-database.ts'

export interface Database {
  url: string
  pool: pg.Pool
  /** For what strangers read: however much they ask for, forms and staff keep their connections. */
  reads: pg.Pool
  /** The health of the embedded server; null for an external database, and for a command. */
  server(): ServerState | null
  /** Closes the connections, and ends the embedded server where no other process uses it. */
  close(): Promise<void>
}

/** What looks at the whole portfolio is read once for all who ask (`live-index.ts`): that may take some seconds, with millions of homes. */
const readLimits = { max: 4, statementMs: 60_000, connectMs: 10_000 }

/** A starting site waits longer for the claim than an ending command holds it. */
const CLAIM_WITHIN_MS = 1000
/** A connection that was closed is still listed until its process has ended. */
const OWN_CONNECTIONS_END_WITHIN_MS = 1000

/**
 * Connects to the configured database, or starts the embedded one, and migrates it. A site claims the embedded
 * database's folder for as long as it runs and keeps the server running; a command works beside it, or alone. A site
 * waits a minute for a database of one's own, or until the signal.
 * @throws Error where another site has claimed the folder.
 */
export async function openDatabase(
  config: Config,
  log: Log,
  as: 'site' | 'command',
  signal?: AbortSignal,
): Promise<Database> {
  const isEmbedded = !config.DATABASE_URL
  const claim = isEmbedded && as === 'site' ? await claimFolder(config.DATA_DIR) : null
  let embedded: EmbeddedDatabase | null = null
  let supervision: Supervision | null = null
  let pool: pg.Pool | null = null
  let reads: pg.Pool | null = null

  const close = async () => {
    try {
      await supervision?.stop()
      await Promise.all([pool?.end(), reads?.end()])
      if (claim) await embedded?.stop()
      else if (embedded?.started) {
        const { url } = embedded
        await embedded.stopUnless(async () => (await isClaimed(config.DATA_DIR)) || (await hasClients(url)))
      }
    } finally {
      claim?.release()
    }
  }

  try {
    embedded = isEmbedded ? await startEmbeddedDatabase(config.DATA_DIR) : null
    const url = embedded?.url ?? config.DATABASE_URL ?? ''
    pool = openPool(url, log)
    reads = openPool(url, log, readLimits)
    if (as === 'site' && !isEmbedded) await waitForDatabase(pool, log, { signal })
    await migrate(pool)
    supervision = claim && embedded ? embedded.supervise(log) : null
    return { url, pool, reads, server: () => supervision?.current() ?? null, close }
  } catch (error) {
    await close().catch(() => undefined)
    throw error
  }
}

/** Held by the one site that runs on a folder's embedded database, independently of any connection to it. */
async function claimFolder(dataDir: string): Promise<FileLock> {
  await mkdir(dataDir, { recursive: true, mode: 0o711 })
  const claim = await lockFile(claimFile(dataDir), CLAIM_WITHIN_MS)
  if (claim) return claim
  throw new Error(
    `Husvær is already running on ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
  )
}

async function isClaimed(dataDir: string): Promise<boolean> {
  const claim = await lockFile(claimFile(dataDir), 0)
  claim?.release()
  return claim === null
}

const claimFile = (dataDir: string) => join(dataDir, 'site.lock')

/** Whether others are connected to a server: commands may run side by side. */
async function hasClients(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  client.on('error', () => undefined)
  const deadline = Date.now() + OWN_CONNECTIONS_END_WITHIN_MS
  try {
    await client.connect()
    for (;;) {
      const { rowCount } = await client.query(
        "select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
      )
      if (!rowCount || Date.now() > deadline) return Boolean(rowCount)
      await sleep(20)
    }
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
