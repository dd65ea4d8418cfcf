import type { JobName } from '../../platform/queue/job-name.ts'
import type { Site } from '../services/site.ts'

/** A job of the queue. */
export interface Job<Name extends string = JobName> {
  name: Name
  /** The schedule (cron, in Europe/Oslo); null for a job that only runs on demand. */
  cron: string | null
  /** Whether it also runs once after a start. */
  atStart?: boolean
  /**
   * Whether it also runs after a change of the public data, by the change's tags; null stands for tags that are not known.
   */
  isDueAfter?(tags: readonly string[] | null): boolean
  /** Whether the configuration enables it; left out of a job that always runs. */
  isOn?(site: Site): boolean
  run(site: Site): Promise<void>
}
