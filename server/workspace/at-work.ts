import type { Posted, PostedFiles } from '../actions/posted.ts'
import type { Visit } from '../http/visit.ts'
import type { SessionJar, SignedIn } from '../staff/session.ts'

/** Somebody who works here, on one request. */
export interface AtWork {
  staff: SignedIn
  jar: SessionJar
  posted: () => Promise<Posted>
  postedFiles: () => Promise<PostedFiles>
  visit: Visit
}
