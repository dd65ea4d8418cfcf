import type { Permission } from '../../../domain/people/permissions.ts'
import type { Actions } from '../../../forms/engine/action.ts'
import type { ActionOutcome } from '../../../forms/engine/action-result.ts'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import type { SessionJar, SignedIn } from '../../sign-in/server/session.ts'
import type { StaffGroup } from '../staff-menu.ts'
import type { PathParams } from './actions/post-action.ts'
import type { PostedFields, PostedFiles } from './actions/posted.ts'

/** The signed-in staff member of one request. */
export interface StaffRequest {
  staff: SignedIn
  jar: SessionJar
  posted: () => Promise<PostedFields>
  postedFiles: (maxFileBytes?: number) => Promise<PostedFiles>
  context: RequestContext
  /** The pages that they may open, as the menu has them. */
  menu: readonly StaffGroup[]
  /** Where they start. */
  startPage: string
  may(permission: Permission): boolean
  /**
   * A second check: the guard of the pages has already refused requests without the permission.
   * @throws Response with 403 where the role of the staff member lacks it.
   */
  needs(permission: Permission): void
}

/** Whether a client may open a staff page. Only signed-in staff learn which pages exist. */
type Admission =
  | { state: 'in' | 'forbidden' | 'unknown'; staff: SignedIn }
  | { state: 'sign-in' | 'second-step' }

/** The staff's side of one request. */
export interface StaffPages {
  /** Whether the page at a path opens. */
  admit(path: string): Promise<Admission>
  /** What was posted, read once. */
  posted(): Promise<PostedFields>
  /**
   * The signed-in staff member.
   * @throws NotSignedIn where there is none; the guard normally prevents this.
   */
  request(): Promise<StaffRequest>
  /** Does the action that was posted, if it is one of the page's; `params` are the names in the page's address. */
  act(actions: Actions, params: PathParams): Promise<ActionOutcome>
}

/** What a feature reads for a signed-in staff member. Each read asks first whether they may. */
export type StaffReader<Reads> = (request: StaffRequest) => Reads
