import { mayOpen, staffPageOf } from '../../domain/staff-pages.ts'
import { isStaffPath } from '../../domain/staff-paths.ts'
import type { Actions } from '../../forms/action.ts'
import type { ActionOutcome } from '../../forms/action-result.ts'
import type { Enrollment } from '../../forms/staff/own-account.ts'
import type { ActionTable } from '../actions/handlers.ts'
import { type PathParams, postAction } from '../actions/post-action.ts'
import { type Posted, type PostedFiles, readFiles, readPosted } from '../actions/posted.ts'
import type { RequestContext } from '../http/request-context.ts'
import type { PhotoDeps } from '../photos/take-photo.ts'
import type { StaffDeps } from '../staff/deps.ts'
import { askForReset, type PasswordSet, setPassword } from '../staff/passwords.ts'
import { beginEnrollment, enrollmentShown, finishEnrollment } from '../staff/second-factor.ts'
import { readSession, SessionJar, type SignedIn, type StaffSession } from '../staff/session.ts'
import { enterCode, type SignInStep, signIn, signOut } from '../staff/sign-in.ts'
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
  signIn(): Promise<SignInStep>
  enterCode(): Promise<SignInStep>
  signOut(): Promise<void>
  beginEnrollment(): Promise<EnrollmentStep>
  /** Takes the posted code of the app; after a wrong one the page has what it showed, to show it again. */
  finishEnrollment(): Promise<EnrollmentStep>
  askForReset(): Promise<'asked' | 'too-many'>
  setPassword(token: string): Promise<PasswordSet>
  /** What the signed-in staff member can do, within their role. */
  workspace(): Promise<StaffWorkspace>
  /** Does the action that was posted, if it is one of the page's; `params` are the names in the page's address. */
  act(actions: Actions, params: PathParams): Promise<ActionOutcome>
}

/** The result of a step of setting up a second factor. */
export type EnrollmentStep =
  | { state: 'done' }
  | { state: 'begun'; enrollment: Enrollment }
  | { state: 'wrong' | 'too-many'; enrollment: Enrollment | null }

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
    session ??= readSession(deps.staff, jar, now, { isLookOnly: isDataAlone(request) })
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
    async signIn() {
      const { text, entries } = await posted()
      const password = entries.password?.[0] ?? ''
      return afterwards(await signIn(deps.staff, jar, { email: text('email'), password, address, now }))
    },
    async enterCode() {
      const { text } = await posted()
      return afterwards(await enterCode(deps.staff, jar, { code: text('code'), address, now }))
    },
    async signOut() {
      const found = await currentSession()
      afterwards(await signOut(deps.staff, jar, found.state === 'open' ? found.staff.id : null))
    },
    async beginEnrollment() {
      const found = await currentSession()
      const { entries } = await posted()
      if (!mayEnroll(found)) return { state: 'wrong', enrollment: null }
      if (!(await deps.staff.limits.allow('account', idOf(found))))
        return { state: 'too-many', enrollment: null }
      const enrollment = await beginEnrollment(deps.staff, jar, entries.password?.[0] ?? '')
      return enrollment ? { state: 'begun', enrollment } : { state: 'wrong', enrollment }
    },
    async finishEnrollment() {
      const found = await currentSession()
      const { text } = await posted()
      const enrollment = enrollmentShown({ uri: text('uri'), codes: text('codes') })
      if (!mayEnroll(found)) return { state: 'wrong', enrollment }
      if (!(await deps.staff.limits.allow('account', idOf(found)))) return { state: 'too-many', enrollment }
      const staffId = idOf(found)
      const isFirst = found.state === 'password-only'
      const isDone = await finishEnrollment(deps.staff, jar, { code: text('code'), staffId, isFirst })
      return afterwards(isDone ? { state: 'done' } : { state: 'wrong', enrollment })
    },
    async askForReset() {
      return askForReset(deps.staff, { email: (await posted()).text('email'), address })
    },
    async setPassword(token) {
      const { entries } = await posted()
      return setPassword(deps.staff, { token, password: entries.password?.[0] ?? '', jar })
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
 * Whether a second factor may be set up: by a staff member who is signed in with two factors, or who has no second
 * factor yet. A password alone must not add another second factor.
 */
function mayEnroll(session: StaffSession): boolean {
  return session.state === 'open' || (session.state === 'password-only' && session.next === 'enroll')
}

function idOf(session: StaffSession): string {
  if (session.state === 'open') return session.staff.id
  return session.state === 'password-only' ? session.id : ''
}

/**
 * Whether a request is a background refresh by scripts. It needs no person, so it does not extend the session.
 * Page loads, posts and the keep-alive of an active browser (`/api/ansatt/her`) do.
 */
function isDataAlone({ method, url }: Request): boolean {
  return method !== 'POST' && new URL(url).pathname.endsWith('.data')
}
