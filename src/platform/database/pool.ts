import pg from 'pg'
import { messageOf } from '../base/errors.ts'
import type { Log } from '../base/log.ts'
import { assertNotHanging, whenHanging } from './hanging-database.ts'
import { assertNoTransaction } from './transaction-context.ts'
import { DatabaseUnavailable } from './unavailable.ts'

/** How many connections the site's requests and jobs share. */
const MAX_CONNECTIONS = 10
const CONNECT_WITHIN_MS = 5000
/** A new connection reads the tables' descriptions anew: with its first statement it takes as long as ten others. */
const IDLE_FOR_MS = 10 * 60_000

/** A `date` is a day, whatever the time zone of the machine: it stays as it is written. */
const types = new pg.TypeOverrides()
types.setTypeParser(pg.types.builtins.DATE, (day) => day)

interface PoolLimits {
  /** Connections. */
  max?: number
  /** How long a statement may take, in milliseconds; any time where it is left out. */
  statementMs?: number
  /** How long a connection may take to open, in milliseconds. */
  connectMs?: number
  /**
   * How long a statement's answer is waited for, in milliseconds; any time where it is left out. A database that hangs does not
   * end its statements by itself.
   */
  answerMs?: number
  /**
   * For connections whose statements all find a few rows by an index: each is planned once for all its values, and not for a
   * table that was nearly empty then.
   */
  findsByIndex?: boolean
}

type OnConnect = (error: Error | undefined, client: pg.PoolClient | undefined, done: () => void) => void

/** Its queries ask for their connections by `connect` too. */
class SitePool extends pg.Pool {
  readonly #watches = new WeakMap<pg.Client, () => void>()

  constructor(config: pg.PoolConfig) {
    super(config)
    this.on('release', (_, client) => this.#watches.get(client)?.())
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: OnConnect): void
  override connect(callback?: OnConnect) {
    assertNoTransaction(this)
    const connected = this.#connectUnlessHanging()
    if (!callback) return connected
    connected.then(
      (client) => callback(undefined, client, client.release),
      (error) => callback(error, undefined, () => undefined),
    )
  }

  /** A connection whose statement is given up is closed. */
  async #connectUnlessHanging(): Promise<pg.PoolClient> {
    assertNotHanging()
    const connected = super.connect()
    const hangs = Promise.withResolvers<never>()
    const stop = whenHanging(() => hangs.reject(new DatabaseUnavailable('The database hangs')))
    try {
      const client = await Promise.race([connected, hangs.promise])
      this.#watches.set(
        client,
        whenHanging(() => void client.end()),
      )
      return client
    } catch (error) {
      // One that comes later goes back.
      connected.then((client) => client.release()).catch(() => undefined)
      if (error instanceof DatabaseUnavailable) throw error
      throw new DatabaseUnavailable(`No database connection: ${messageOf(error)}`, { cause: error })
    } finally {
      stop()
    }
  }
}

/**
 * Most statements take a few milliseconds: to start other processes for one, or to compile it, takes longer than to run it, and the
 * processors are busy with other requests.
 */
const forShortStatements = 'set max_parallel_workers_per_gather = 0; set jit = off'

const planOnce = 'set plan_cache_mode = force_generic_plan; set enable_seqscan = off'

/**
 * A pool of connections to the site's database; all pools are opened here. A connection that is lost fails the
 * query or transaction that uses it, and is replaced; the log says once when connections are lost, and once when they are back.
 */
export function openPool(
  url: string,
  log: Log,
  {
    max = MAX_CONNECTIONS,
    connectMs = CONNECT_WITHIN_MS,
    statementMs,
    answerMs,
    findsByIndex = false,
  }: PoolLimits = {},
): pg.Pool {
  const pool = new SitePool({
    connectionString: url,
    max,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: IDLE_FOR_MS,
    ...(statementMs ? { statement_timeout: statementMs } : {}),
    ...(answerMs ? { query_timeout: answerMs } : {}),
    // Given its promise, the pool waits for it.
    onConnect: async (client) => {
      await client.query(forShortStatements)
      if (findsByIndex) await client.query(planOnce)
    },
    types,
  })
  let lost = 0
  pool.on('connect', (client) => {
    if (lost > 0) log.info({ lost }, 'Database connections are back')
    lost = 0
    // The pool listens to idle clients only. An 'error' event without a listener would end the process.
    client.on('error', (error) => {
      lost += 1
      if (lost === 1) log.error({ err: error }, 'Lost a database connection')
    })
  })
  // Emitted for idle clients, besides the client's own event.
  pool.on('error', () => undefined)
  return pool
}

/** Whether all connections of a pool are in use: what asks for one waits for another's. */
export const isExhausted = (pool: pg.Pool): boolean =>
  pool.idleCount === 0 && pool.totalCount >= pool.options.max

/** Whether the database answers within a time. */
export function isReachable(pool: pg.Pool, withinMs: number): Promise<boolean> {
  // node-postgres takes a timeout of a single statement; its types do not have it.
  const query: pg.QueryConfig & { query_timeout: number } = { text: 'select 1', query_timeout: withinMs }
  return pool.query(query).then(
    () => true,
    () => false,
  )
}
