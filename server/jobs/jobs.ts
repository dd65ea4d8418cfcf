import { PgBoss } from 'pg-boss'
import type { Site } from '../site.ts'

export interface Jobs {
  /** «ok», or what is wrong. */
  state(): string
  stop(): Promise<void>
}

/** Starts the queue and what it has to do. Every job runs once, however many processes there are. */
export async function startJobs(site: Site): Promise<Jobs> {
  const { log, database } = site
  let state = 'ok'
  const boss = new PgBoss({ connectionString: database.url, max: 3 })
  boss.on('error', (error) => {
    state = 'unreachable'
    log.error({ err: error }, 'The job queue reports an error')
  })
  await boss.start()
  return {
    state: () => state,
    stop: () => boss.stop({ graceful: true, timeout: 5000 }),
  }
}
