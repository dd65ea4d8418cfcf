import { wantedPath } from '../../domain/addresses/sign-in-redirect.ts'
import { isStaffPath } from '../../domain/addresses/staff-paths.ts'
import { copyHeader } from '../../domain/people/device-worker.ts'
import { may } from '../../domain/people/permissions.ts'
import { Refusal } from '../../domain/submissions/refusal.ts'
import type { StaffDeps } from '../../features/sign-in/server/deps.ts'
import { keepDeviceKey } from '../../features/sign-in/server/device-key.ts'
import { readSession, SessionJar, type StaffSession } from '../../features/sign-in/server/session.ts'
import type { SignInPages } from '../../features/sign-in/server/sign-in-pages.ts'
import { secondStepActions } from '../../features/sign-in/sign-in.ts'
import { signInTexts } from '../../features/sign-in/sign-in.words.ts'
import type { AppOwner } from '../../features/team/server/app-setup.ts'
import { bindSecondStepActions, bindSignInActions } from '../../features/team/server/sign-in-handlers.ts'
import type { ActionTable } from '../../features/workspace/server/actions/handlers.ts'
import { postAction, withParams } from '../../features/workspace/server/actions/post-action.ts'
import {
  type PostedFields,
  type PostedFiles,
  readFiles,
  readPosted,
} from '../../features/workspace/server/actions/posted.ts'
import { refused, runAction } from '../../features/workspace/server/actions/run-action.ts'
import type { StaffPages } from '../../features/workspace/server/staff-request.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import type { PhotoDeps } from '../../platform/photos/take-photo.ts'
import { mayOpen, menuFor, staffPageOf, startPageOf } from '../addresses/staff-pages.ts'

/** A page asked for something that needs a signed-in staff member. The guard normally prevents this. */
export class NotSignedIn extends Error {
  override name = 'NotSignedIn'
}

/** The staff's pages of one request, and the cookies that go out with the answer. */
export function openStaffPages(
  deps: { staff: StaffDeps; photoDeps: PhotoDeps; actions: ActionTable },
  context: RequestContext,
): { staff: StaffPages; signIn: SignInPages; jar: SessionJar } {
  const { request, address, now } = context
  const jar = new SessionJar(request, address)
  let session: Promise<StaffSession> | null = null
  let body: Promise<PostedFields> | null = null
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
  const postedFiles = (maxFileBytes?: number) => {
    files ??= readFiles(request, deps.photoDeps.workFolder, maxFileBytes)
    return files
  }

  const client = { jar, address, now, wanted: wantedPath(request.url) }

  const staff: StaffPages = {
    posted,
    async admit(path) {
      const found = await currentSession()
      if (found.state === 'none') return { state: 'sign-in' }
      if (found.state === 'password-only') return { state: 'second-step' }
      const { staff } = found
      if (!isStaffPath(path) || !staffPageOf(path)) return { state: 'unknown', staff }
      return { state: mayOpen(staff.role, path) ? 'in' : 'forbidden', staff }
    },
    async request() {
      const staff = await signedIn()
      return {
        staff,
        jar,
        posted,
        postedFiles,
        context,
        menu: menuFor(staff.role),
        startPage: startPageOf(staff.role),
        may: (permission) => may(staff.role, permission),
        needs(permission) {
          if (!may(staff.role, permission)) throw new Response(null, { status: 403 })
        },
      }
    },
    async act(actions, params) {
      const request = { staff: await signedIn(), jar, address, now, posted, postedFiles }
      return postAction(deps.actions, actions, params, request)
    },
  }
  const signIn: SignInPages = {
    session: currentSession,
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
  }
  return { staff, signIn, jar }
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
