import { Hono } from 'hono'
import { z } from 'zod'
import type { RequestBindings } from '../../../platform/http/request-bindings.ts'
import { isSameOrigin } from '../../../platform/http/same-origin.ts'
import { parseObject, readBodyText } from '../../../platform/intake/body.ts'
import { confirmWithPasskey, MAX_PASSKEY_BYTES, passkeyResponse } from './confirm.ts'
import type { StaffDeps } from './deps.ts'
import { noteSecondFactor } from './recent-second-factor.ts'
import { readSession, SessionJar } from './session.ts'

const Confirmation = z.object({ response: passkeyResponse })

/** Shows the second factor again with a passkey. With a code of an app it is a field of the action that asks for it. */
export function confirmationRoutes(deps: StaffDeps): Hono<{ Bindings: RequestBindings }> {
  const routes = new Hono<{ Bindings: RequestBindings }>()
  const answer = (status: 204 | 400 | 401 | 403 | 422) =>
    new Response(null, { status, headers: { 'Cache-Control': 'no-store' } })

  routes.post('/bekreft', async (c) => {
    if (!isSameOrigin(c.req.raw, deps.publicUrl)) return answer(403)
    const jar = new SessionJar(c.req.raw, c.env.clientAddress)
    const session = await readSession(deps, jar, new Date())
    if (session.state !== 'open') return answer(401)
    const { staff } = session
    const posted = Confirmation.safeParse(parseObject(await readBodyText(c.req.raw, MAX_PASSKEY_BYTES)))
    if (!posted.success) return answer(400)
    const { response } = posted.data
    if ((await confirmWithPasskey(deps, jar, { staff, response })) !== 'confirmed') return answer(422)
    await noteSecondFactor(deps, staff)
    return answer(204)
  })
  return routes
}
