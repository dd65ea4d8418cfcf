import pg from 'pg'
import { z } from 'zod'
import type { Contender } from './contenders.ts'
import { processorMicroseconds } from './process-tree.ts'

/** Processor time that PostgreSQL has taken for a contender's open connections, in microseconds. */
export type DatabaseClock = (contender: Contender) => Promise<number>

/** Names take plain letters alone. */
const nameOf = ({ folder }: Contender) => `peers ${folder ?? 'ours'}`

/** The environment from which `pg` takes the name of its connections. */
export const connectionName = (contender: Contender) => ({ PGAPPNAME: nameOf(contender) })

const backend = z.object({ pid: z.number() })

/** Reads the time of a contender's own connections: what others do in the same PostgreSQL meanwhile is not in it. */
export async function openDatabaseClock(
  url: string,
): Promise<{ read: DatabaseClock; close(): Promise<void> }> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  const read = async (contender: Contender) => {
    const { rows } = await client.query('select pid from pg_stat_activity where application_name = $1', [
      nameOf(contender),
    ])
    return rows.reduce((sum, row) => sum + processorMicroseconds(backend.parse(row).pid), 0)
  }
  return { read, close: () => client.end() }
}
