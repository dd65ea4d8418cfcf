import type { StaffRole } from '../../src/domain/people/staff-roles.ts'
import { setPassword } from '../../src/features/sign-in/server/passwords.ts'
import { beginEnrollment, finishEnrollment } from '../../src/features/sign-in/server/second-factor.ts'
import { readSession, SessionJar } from '../../src/features/sign-in/server/session.ts'
import { enterCode, signIn } from '../../src/features/sign-in/server/sign-in.ts'
import { invite } from '../../src/features/team/server/team.ts'
import type { TemporaryServer } from './temporary-server.ts'
import { totpAt } from './totp.ts'

export const password = 'en setning som er lett å huske'

export const jarOf = () => new SessionJar(new Request('https://husvaer.eksempel.no/login'), null)
export const now = () => new Date()

/** The id of an administrator whose account no longer exists. */
export const removedStaffId = '00000000-0000-0000-0000-000000000000'

/** The app's next code: already valid, and different from the one just entered. */
export const nextCode = (secret: string) => totpAt(secret, Date.now() + 30_000)

let made = 0

/** An invited staff member who has set a password. */
export async function colleague({ staff }: TemporaryServer, role: StaffRole = 'saksbehandler') {
  made += 1
  const email = `ansatt${made}@eksempel.no`
  const { id, link } = await invite(staff, { name: `Ansatt ${made}`, email, role, by: null })
  const token = link.split('/').at(-1) ?? ''
  if ((await setPassword(staff, { token, password })) !== 'set') throw new Error('No password')
  return { id, email, token }
}

/** Enters a staff member's password; the jar holds the resulting session. */
export async function enterPassword({ staff }: TemporaryServer, email: string) {
  const jar = jarOf()
  const step = await signIn(staff, jar, { email, password, address: null, now: now() })
  return { jar, step }
}

/** Enters the password and then a code. */
export async function enterBoth(server: TemporaryServer, email: string, code: string) {
  const { jar } = await enterPassword(server, email)
  return { jar, step: await enterCode(server.staff, jar, { code, address: null, now: now() }) }
}

/** A staff member who has signed in with two factors. */
export async function signedIn(server: TemporaryServer, role?: StaffRole) {
  const who = await colleague(server, role)
  const { jar } = await enterPassword(server, who.email)
  const enrollment = await beginEnrollment(server.staff, jar, password)
  if (!enrollment) throw new Error('Not begun')
  const code = totpAt(enrollment.secret)
  await finishEnrollment(server.staff, jar, { code, staffId: who.id, isFirst: true })
  const session = await readSession(server.staff, jar, now())
  if (session.state !== 'open') throw new Error('Not open')
  return { ...who, jar, enrollment, code, staff: session.staff }
}
