import { Hono } from 'hono'
import { normalEmail } from '../../../domain/contact/contact-details.ts'
import { addAuditEntry } from '../../../platform/audit/add-audit-entry.ts'
import { DatabaseUnavailable } from '../../../platform/database/unavailable.ts'
import type { RequestBindings } from '../../../platform/http/request-bindings.ts'
import { readBodyText } from '../../../platform/intake/body.ts'
import { addressHeader } from './auth-names.ts'
import type { StaffDeps } from './deps.ts'
import { rememberDevice } from './known-device.ts'
import { finishPasskey } from './second-factor.ts'
import { readSession, renewSessionToken, SessionJar } from './session.ts'

/** What a browser's authenticator says, keys and signatures. */
const MAX_CEREMONY_BYTES = 64 * 1024

/** The two passkey ceremonies of better-auth. Its other endpoints are not exposed. */
export function passkeyRoutes(deps: StaffDeps): Hono<{ Bindings: RequestBindings }> {
  const routes = new Hono<{ Bindings: RequestBindings }>()
  const refuse = (status: 401 | 429) => new Response(null, { status })

  /** Hands a request on as it came, besides the address, which is ours to say. */
  const ask = async (request: Request, address: string | null) => {
    const headers = new Headers(request.headers)
    headers.set(addressHeader, address ?? '127.0.0.1')
    const { method, url } = request
    const body = method === 'POST' ? await readBodyText(request, MAX_CEREMONY_BYTES) : null
    const answer = await (await deps.auth()).handler(new Request(url, { method, headers, body }))
    // better-auth hides any error of the database behind this answer.
    if (answer.status >= 500) throw new DatabaseUnavailable(`better-auth answered with ${answer.status}`)
    answer.headers.set('Cache-Control', 'no-store')
    return answer
  }

  const signIn = ['/generate-authenticate-options', '/verify-authentication']
  routes.on(['GET', 'POST'], signIn, async (c) => {
    const address = c.env.clientAddress
    // Counted apart from passwords: a passkey cannot be guessed, and is the way in when passwords are guessed at.
    if (!(await deps.limits.allow('passkey', address))) return refuse(429)
    const answer = await ask(c.req.raw, address)
    if (answer.ok && c.req.path.endsWith('/verify-authentication')) {
      const jar = new SessionJar(c.req.raw, address)
      jar.keep(answer.headers)
      const session = await readSession(deps, jar, new Date())
      if (session.state !== 'open') return refuse(401)
      const detail = { secondFactor: 'passkey' } as const
      await addAuditEntry(deps.database.pool, { staffId: session.staff.id, action: 'sign-in', detail })
      const given = jar.cookies.length
      rememberDevice(deps.secret, jar, normalEmail(session.staff.email), new Date())
      for (const cookie of jar.cookies.slice(given)) answer.headers.append('Set-Cookie', cookie)
    }
    return answer
  })

  // A passkey is added by a staff member who is signed in with two factors, or who has no second factor yet.
  const register = ['/generate-register-options', '/verify-registration']
  routes.on(['GET', 'POST'], register, async (c) => {
    const address = c.env.clientAddress
    const jar = new SessionJar(c.req.raw, address)
    const session = await readSession(deps, jar, new Date())
    if (session.state === 'none') return refuse(401)
    if (session.state === 'password-only' && session.next !== 'enroll') return refuse(401)
    const answer = await ask(c.req.raw, address)
    if (answer.ok && c.req.path.endsWith('/verify-registration')) {
      const { id, sessionId } = session.state === 'open' ? session.staff : session
      const isFirst = session.state === 'password-only'
      await finishPasskey(deps, { staffId: id, sessionId, isFirst })
      if (isFirst) {
        await renewSessionToken(deps, jar, sessionId)
        const opened = await readSession(deps, jar, new Date())
        if (opened.state === 'open')
          rememberDevice(deps.secret, jar, normalEmail(opened.staff.email), new Date())
      }
      for (const cookie of jar.cookies) answer.headers.append('Set-Cookie', cookie)
    }
    return answer
  })
  return routes
}
