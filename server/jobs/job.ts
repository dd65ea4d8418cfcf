import type { Site } from '../site/site.ts'

/** One thing that the queue does. */
export interface Job {
  name: string
  /** The schedule (cron, in Europe/Oslo); null for a job that only runs on demand. */
  cron: string | null
  /** Whether it also runs once after a start. */
  atStart: boolean
  /** Whether there is anything to do for it, as the site is set up. */
  isOn(site: Site): boolean
  run(site: Site): Promise<void>
}
