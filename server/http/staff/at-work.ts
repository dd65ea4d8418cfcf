import type { SessionJar, SignedIn } from '../../staff/session.ts'
import type { Posted, PostedFiles } from '../posted.ts'
import type { Visit } from '../visit.ts'

/** Somebody who works here, on one request. */
export interface AtWork {
  staff: SignedIn
  jar: SessionJar
  posted: () => Promise<Posted>
  postedFiles: () => Promise<PostedFiles>
  visit: Visit
}
