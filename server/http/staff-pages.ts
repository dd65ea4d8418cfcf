import { cleanText } from '../../domain/clean-text.ts'
import { isStaffPath, mayOpen, staffPageOf } from '../../domain/staff-pages.ts'
import type { Entries } from '../../forms/read.ts'
import { BodyError, type ReadBody, readBody } from '../cases/read-body.ts'
import type { PhotoDesk } from '../photos/take-photo.ts'
import type { StaffDesk } from '../staff/desk.ts'
import { askForReset, setPassword } from '../staff/passwords.ts'
import { beginEnrollment, type Enrollment, finishEnrollment } from '../staff/second-factor.ts'
import { readSession, SessionJar, type SignedIn, type StaffSession } from '../staff/session.ts'
import { enterCode, type SignInStep, signIn, signOut } from '../staff/sign-in.ts'
import type { Visit } from './pages.ts'
import { type StaffWorkspace, staffWorkspace, type WorkspaceDesk } from './staff-workspace.ts'

/** Whether somebody may open a staff page. */
export type Admission =
  | { state: 'in'; staff: SignedIn }
  | { state: 'sign-in' | 'second-step' | 'forbidden' | 'unknown' }

/** What staff do on one request: sign in, and everything behind that. */
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
  beginEnrollment(): Promise<Enrollment | null>
  finishEnrollment(): Promise<boolean>
  askForReset(): Promise<'asked' | 'too-many'>
  setPassword(token: string): Promise<'set' | 'too-short' | 'link-over'>
  /** Everything that somebody who is signed in can do, each thing within their role. */
  workspace(): Promise<StaffWorkspace>
}

/** Posted fields, and photos that came along. */
export interface Posted extends ReadBody {
  /** The first value of a field, trimmed; empty where there is none. */
  text(name: string): string
}

/** Posted fields, and files as they came. */
export interface PostedFiles {
  text(name: string): string
  all(name: string): string[]
  files(name: string): Promise<Buffer[]>
}

/** As much as may come at once with files. */
const MOST_UPLOADED = 120 * 1024 * 1024

/** A page asked for something that only somebody signed in can have. The guard lets nobody get here. */
export class NotSignedIn extends Error {
  override name = 'NotSignedIn'
}

/** The staff's pages of one request, and the cookies that go out with the answer. */
export function openStaffPages(
  desk: WorkspaceDesk & { staff: StaffDesk; photoDesk: PhotoDesk },
  visit: Visit,
): { staff: StaffPages; cookies: readonly string[] } {
  const { request, address, now } = visit
  const jar = new SessionJar(request, address)
  let session: Promise<StaffSession> | null = null
  let body: Promise<Posted> | null = null
  let files: Promise<PostedFiles> | null = null

  const currentSession = () => {
    session ??= readSession(desk.staff, jar, now)
    return session
  }
  const posted = () => {
    body ??= readBody(request, 'imageUrls', desk.photoDesk).then((read) => ({
      ...read,
      text: (name: string) => textIn(read.entries, name),
    }))
    return body
  }
  /** Reads the session anew: something has just changed it. */
  const afterwards = <T>(result: T): T => {
    session = null
    return result
  }

  const postedFiles = () => {
    files ??= readFiles(request)
    return files
  }

  const staff: StaffPages = {
    session: currentSession,
    posted,
    postedFiles,
    async admit(path) {
      if (!isStaffPath(path) || !staffPageOf(path)) return { state: 'unknown' }
      const found = await currentSession()
      if (found.state === 'none') return { state: 'sign-in' }
      if (found.state === 'password-only') return { state: 'second-step' }
      return mayOpen(found.staff.role, path) ? { state: 'in', staff: found.staff } : { state: 'forbidden' }
    },
    async signIn() {
      const { text, entries } = await posted()
      const password = entries.password?.[0] ?? ''
      return afterwards(await signIn(desk.staff, jar, { email: text('email'), password, address, now }))
    },
    async enterCode() {
      const { text } = await posted()
      return afterwards(await enterCode(desk.staff, jar, { code: text('code'), address, now }))
    },
    async signOut() {
      const found = await currentSession()
      afterwards(await signOut(desk.staff, jar, found.state === 'open' ? found.staff.id : null))
    },
    async beginEnrollment() {
      const found = await currentSession()
      const { entries } = await posted()
      if (!mayEnroll(found)) return null
      if (!(await desk.staff.limits.allow('account', idOf(found)))) return null
      return beginEnrollment(desk.staff, jar, entries.password?.[0] ?? '')
    },
    async finishEnrollment() {
      const found = await currentSession()
      const { text } = await posted()
      if (!mayEnroll(found)) return false
      if (!(await desk.staff.limits.allow('account', idOf(found)))) return false
      const staffId = idOf(found)
      const isFirst = found.state === 'password-only'
      return afterwards(await finishEnrollment(desk.staff, jar, { code: text('code'), staffId, isFirst }))
    },
    async askForReset() {
      return askForReset(desk.staff, { email: (await posted()).text('email'), address })
    },
    async setPassword(token) {
      const { entries } = await posted()
      return setPassword(desk.staff, { token, password: entries.password?.[0] ?? '' })
    },
    async workspace() {
      const found = await currentSession()
      if (found.state !== 'open') throw new NotSignedIn('Nobody is signed in')
      return staffWorkspace(desk, { staff: found.staff, jar, posted, postedFiles, visit })
    },
  }
  return { staff, cookies: jar.cookies }
}

/**
 * Whether a second factor may be set up: by whoever is signed in with two, and by whoever has none yet. A
 * password alone must not add one beside those that are there.
 */
function mayEnroll(session: StaffSession): boolean {
  return session.state === 'open' || (session.state === 'password-only' && session.next === 'enroll')
}

function idOf(session: StaffSession): string {
  if (session.state === 'open') return session.staff.id
  return session.state === 'password-only' ? session.id : ''
}

async function readFiles(request: Request): Promise<PostedFiles> {
  // Read whole: what comes is bounded, and only staff get this far.
  if (Number(request.headers.get('content-length') ?? Number.POSITIVE_INFINITY) > MOST_UPLOADED)
    throw new BodyError(413, 'The body is too large.')
  const form = await request.formData()
  const texts = (name: string) => form.getAll(name).filter((value) => typeof value === 'string')
  return {
    text: (name) => cleanText(texts(name)[0] ?? ''),
    all: texts,
    async files(name) {
      const found = form.getAll(name).filter((value) => value instanceof File && value.size > 0) as File[]
      return Promise.all(found.map(async (file) => Buffer.from(await file.arrayBuffer())))
    },
  }
}

function textIn(entries: Entries, name: string): string {
  return cleanText(entries[name]?.[0] ?? '')
}
