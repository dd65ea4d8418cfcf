import type { RequestContext } from '../../../platform/http/request-context.ts'
import type { SessionJar, SignedIn } from '../../sign-in/server/session.ts'
import type { Posted, PostedFiles } from './actions/posted.ts'

/** The signed-in staff member of one request. */
export interface StaffRequest {
  staff: SignedIn
  jar: SessionJar
  posted: () => Promise<Posted>
  postedFiles: () => Promise<PostedFiles>
  context: RequestContext
}
