import { wantedPath } from '../../domain/addresses/sign-in-redirect.ts'
import { mayOpen, staffPageOf } from '../../domain/addresses/staff-pages.ts'
import { isStaffPath } from '../../domain/addresses/staff-paths.ts'
import { copyHeader } from '../../domain/people/device-worker.ts'
import { Refusal } from '../../domain/submissions/refusal.ts'
import type { StaffDeps } from '../../features/sign-in/server/deps.ts'
import { keepDeviceKey } from '../../features/sign-in/server/device-key.ts'
import {
  readSession,
  SessionJar,
  type SignedIn,
  type StaffSession,
} from '../../features/sign-in/server/session.ts'
import { secondStepActions } from '../../features/sign-in/sign-in.ts'
import { signInTexts } from '../../features/sign-in/sign-in.words.ts'
import type { AppOwner } from '../../features/team/server/app-setup.ts'
import { bindSecondStepActions, bindSignInActions } from '../../features/team/server/sign-in-handlers.ts'
import type { ActionTable } from '../../features/workspace/server/actions/handlers.ts'
import {
  type PathParams,
  postAction,
  withParams,
} from '../../features/workspace/server/actions/post-action.ts'
import {
  type Posted,
  type PostedFiles,
  readFiles,
  readPosted,
} from '../../features/workspace/server/actions/posted.ts'
import { refused, runAction } from '../../features/workspace/server/actions/run-action.ts'
import type { Actions } from '../../forms/engine/action.ts'
import type { ActionOutcome } from '../../forms/engine/action-result.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import type { PhotoDeps } from '../../platform/photos/take-photo.ts'
import { type StaffWorkspace, staffWorkspace, type WorkspaceDeps } from './staff-workspace.ts'

/** Whether a client may open a staff page. Only signed-in staff learn which pages exist. */
export type Admission =
  | { state: 'in' | 'forbidden' | 'unknown'; staff: SignedIn }
  | { state: 'sign-in' | 'second-step' }

/** The staff's side of one request: sign-in and everything behind it. */
export interface StaffPages {
  session(): Promise<StaffSession>
  /** Whether the page at a path opens. */
  admit(path: string): Promise<Admission>
  /** What was posted, read once. */
  posted(): Promise<Posted>
  /** What was posted with files of other kinds than photos, in place of `posted`. */
  postedFiles(): Promise<PostedFiles>
  /** Does the posted action of signing in, if it is one of the page's. No session is needed. */
  signIn(actions: Actions, params: PathParams): Promise<ActionOutcome>
  /** Does the posted action of the second step. Null if no password was entered. */
  enterSecondStep(): Promise<ActionOutcome | null>
  /** What the signed-in staff member can do, within their role. */
  workspace(): Promise<StaffWorkspace>
  /** Does the action that was posted, if it is one of the page's; `params` are the names in the page's address. */
  act(actions: Actions, params: PathParams): Promise<ActionOutcome>
}

/** A page asked for something that needs a signed-in staff member. The guard normally prevents this. */
export class NotSignedIn extends Error {
  override name = 'NotSignedIn'
}

/** The staff's pages of one request, and the cookies that go out with the answer. */
export function openStaffPages(
  deps: WorkspaceDeps & { staff: StaffDeps; photoDeps: PhotoDeps; actions: ActionTable },
  context: RequestContext,
): { staff: StaffPages; cookies: readonly string[] } {
  const { request, address, now } = context
  const jar = new SessionJar(request, address)
  let session: Promise<StaffSession> | null = null
  let body: Promise<Posted> | null = null
  let files: Promise<PostedFiles> | null = null

  const currentSession = () => {
    session ??= readSession(deps.staff, jar, now, { isLookOnly: isDataAlone(request) }).then((found) => {
      keepDeviceKey(deps.staff, jar, found.state === 'open' ? found.staff.id : null)
      return found
    })
    return session
  }
  const posted = () => {
    body ??= currentSession().then(({ state }) => readPosted(context, deps.photoDeps, state === 'open'))
    return body
  }
  /** Reads the session again after a change. */
  const afterwards = <T>(result: T): T => {
    session = null
    return result
  }

  const signedIn = async () => {
    const found = await currentSession()
    if (found.state !== 'open') throw new NotSignedIn('No staff member is signed in')
    return found.staff
  }
  const postedFiles = () => {
    files ??= readFiles(request, deps.photoDeps.workFolder)
    return files
  }

  const client = { jar, address, now, wanted: wantedPath(request.url) }

  const staff: StaffPages = {
    session: currentSession,
    posted,
    postedFiles,
    async admit(path) {
      const found = await currentSession()
      if (found.state === 'none') return { state: 'sign-in' }
      if (found.state === 'password-only') return { state: 'second-step' }
      const { staff } = found
      if (!isStaffPath(path) || !staffPageOf(path)) return { state: 'unknown', staff }
      return { state: mayOpen(staff.role, path) ? 'in' : 'forbidden', staff }
    },
    async signIn(actions, params) {
      const entries = withParams((await posted()).entries, params)
      return afterwards(await runAction(bindSignInActions(deps.staff), actions, { ...client, entries }))
    },
    async enterSecondStep() {
      const found = await currentSession()
      if (found.state === 'none') return null
      const owner = ownerOfApp(found)
      if (!owner) return refused(null, new Refusal(signInTexts.usePasskey.lead), {})
      const { entries } = await posted()
      const request = { ...client, ...owner, entries }
      return afterwards(await runAction(bindSecondStepActions(deps.staff), secondStepActions, request))
    },
    async workspace() {
      return staffWorkspace(deps, { staff: await signedIn(), jar, posted, postedFiles, context })
    },
    async act(actions, params) {
      const request = { staff: await signedIn(), jar, address, now, posted, postedFiles }
      return postAction(deps.actions, actions, params, request)
    },
  }
  return { staff, cookies: jar.cookies }
}

/**
 * Who may set up an authenticator app: a staff member who is signed in with two factors, or who has no second factor
 * yet. A password alone must not add another second factor.
 */
function ownerOfApp(session: StaffSession): Pick<AppOwner, 'staffId' | 'isFirst'> | null {
  if (session.state === 'open') return { staffId: session.staff.id, isFirst: false }
  if (session.state === 'password-only' && session.next === 'enroll')
    return { staffId: session.id, isFirst: true }
  return null
}

/**
 * Whether a request is a background refresh by scripts, of an open page or of the copy on the device. It needs no person, so it does not extend the session.
 * Page loads, posts and the keep-alive of an active browser (`/api/ansatt/her`) do.
 */
function isDataAlone({ method, url, headers }: Request): boolean {
  return method !== 'POST' && (new URL(url).pathname.endsWith('.data') || headers.has(copyHeader))
}
