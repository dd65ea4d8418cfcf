import type { Posted, PostedFiles } from '../actions/posted.ts'
import type { RequestContext } from '../http/request-context.ts'
import type { SessionJar, SignedIn } from '../staff/session.ts'

/** Somebody who works here, on one request. */
export interface StaffRequest {
  staff: SignedIn
  jar: SessionJar
  posted: () => Promise<Posted>
  postedFiles: () => Promise<PostedFiles>
  visit: RequestContext
}
