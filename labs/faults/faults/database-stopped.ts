import { databasePid } from '../../../test/support/site-process.ts'
import type { Fault } from '../fault.ts'

/** PostgreSQL is shut down, as by an operator or an update of the system. */
export const fault: Fault = {
  name: 'database stopped',
  maxDuplicates: 10,
  begin: ({ dataDir }) => void process.kill(databasePid(dataDir), 'SIGINT'),
  end: () => undefined,
  sabotage: 'no-second-database',
  shows: 'not recovered',
}
