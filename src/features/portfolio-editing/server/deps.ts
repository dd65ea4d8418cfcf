import type { Database } from '../../../platform/database/database.ts'
import type { PhotoDeps } from '../../../platform/photos/take-photo.ts'
import type { StartableJob } from '../../../platform/queue/start-job.ts'

/** What the portfolio and its listings are maintained with. */
export interface PortfolioDeps {
  database: Database
  photoDeps: PhotoDeps
  /** Starts a job now, besides its schedule. */
  startJob: (name: StartableJob) => Promise<void>
  /** Whether there is a key to FINN: without one, those jobs never run. */
  hasFinn: boolean
}
