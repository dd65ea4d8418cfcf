import { setTimeout as sleep } from 'node:timers/promises'
import { databasePid } from '../../../test/support/site-process.ts'
import type { Fault } from '../fault.ts'

/** More forms than are under way at a time: the last of them was stored after the checkpoint. */
const FORMS_AFTER_CHECKPOINT = 20

/**
 * PostgreSQL's first process is killed, as by the kernel when memory runs out: at once after a form was
 * acknowledged, which is when what is not yet on disk is lost.
 */
export const fault: Fault = {
  name: 'database killed',
  maxDuplicates: 10,
  async begin({ dataDir, load, inDatabase }) {
    // The schema is on disk whatever the sabotage does: without it nothing could tell what was lost.
    await inDatabase((client) => client.query('checkpoint'))
    const acknowledged = load.acknowledged.size
    const pid = databasePid(dataDir)
    while (load.acknowledged.size < acknowledged + FORMS_AFTER_CHECKPOINT) await sleep(1)
    process.kill(pid, 'SIGKILL')
  },
  end: () => undefined,
  sabotage: 'asynchronous-commit',
  shows: 'lost',
}
