import { databasePid } from '../../support/site-process.ts'
import type { Fault } from '../fault.ts'

/** PostgreSQL's first process is killed, as by the kernel when memory runs out. */
export const fault: Fault = {
  name: 'database killed',
  maxDuplicates: 10,
  begin: ({ dataDir }) => void process.kill(databasePid(dataDir), 'SIGKILL'),
  end: () => undefined,
  sabotage: 'asynchronous-commit',
  shows: 'lost',
}
