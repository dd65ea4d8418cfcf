import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Config } from '../config.ts'
import { startEmbeddedDatabase } from './embedded.ts'
import { migrate } from './migrate.ts'

export interface Database {
  url: string
  pool: pg.Pool
  orm: NodePgDatabase
  /**
   * Claims the embedded database for one running site: a second start on the same folder is told so.
   * A database of one's own may serve any number of processes.
   */
  claim(): Promise<void>
  /** Closes the connections, and ends the embedded server where nobody else uses it. */
  close(): Promise<void>
}

/** Held by the one site that runs on an embedded database; PostgreSQL lets it go when the process dies. */
const SITE_LOCK = 7_301_002

/** Connects to the configured database, or starts the embedded one, and migrates it. */
export async function openDatabase(config: Config): Promise<Database> {
  const embedded = config.DATABASE_URL ? null : await startEmbeddedDatabase(config.DATA_DIR)
  const url = embedded?.url ?? (config.DATABASE_URL as string)
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5000 })
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  let lockHolder: pg.Client | null = null

  const tryClaim = async () => {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => undefined)
    await client.connect()
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
      SITE_LOCK,
    ])
    if (rows[0]?.locked) {
      lockHolder = client
      return true
    }
    await client.end()
    return false
  }

  const close = async () => {
    await pool.end()
    // Whoever holds the claim, or could have it, is the last one out.
    const last = embedded && (lockHolder || (embedded.started && (await tryClaim().catch(() => false))))
    await lockHolder?.end().catch(() => undefined)
    if (last) await embedded.stop()
  }

  try {
    await migrate(pool)
  } catch (error) {
    await close().catch(() => undefined)
    throw error
  }
  return {
    url,
    pool,
    orm: drizzle(pool),
    async claim() {
      if (!embedded || (await tryClaim())) return
      throw new Error(
        `Husvær is already running on ${config.DATA_DIR}. Stop it first, or set DATA_DIR to another folder.`,
      )
    },
    close,
  }
}
