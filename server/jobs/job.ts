import type { Site } from '../site/site.ts'

/** One thing that the queue does. */
export interface Job {
  name: string
  /** When it comes round by itself, in Europe/Oslo; null for a job that is only sent. */
  cron: string | null
  /** Whether it also runs once after a start. */
  atStart: boolean
  /** Whether there is anything to do for it, as the site is set up. */
  isOn(site: Site): boolean
  run(site: Site): Promise<void>
}
