import type { Posted, PostedFiles } from '../actions/posted.ts'
import type { RequestContext } from '../http/request-context.ts'
import type { SessionJar, SignedIn } from '../staff/session.ts'

/** The signed-in staff member of one request. */
export interface StaffRequest {
  staff: SignedIn
  jar: SessionJar
  posted: () => Promise<Posted>
  postedFiles: () => Promise<PostedFiles>
  context: RequestContext
}
