import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault } from '../fault.ts'

/** Every connection to the database is ended, over and over, in transactions and between them. */
export const fault: Fault = {
  name: 'connections ended',
  lastsMs: 200,
  maxDuplicates: 10,
  begin: ({ inDatabase }) =>
    inDatabase(async (client) => {
      for (let times = 0; times < 20; times += 1) {
        await client.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where pid <> pg_backend_pid() and backend_type = 'client backend'`,
        )
        await sleep(100)
      }
    }),
  end: () => undefined,
  sabotage: 'no-error-listeners',
  shows: 'ended',
}
