import { Hono } from 'hono'
import { z } from 'zod'
import { may } from '../../../domain/people/permissions.ts'
import type { RequestBindings } from '../../../platform/http/request-bindings.ts'
import { isSameOrigin } from '../../../platform/http/same-origin.ts'
import { parseObject, readBodyText } from '../../../platform/intake/body.ts'
import { confirmWithPasskey, MAX_PASSKEY_BYTES, passkeyResponse } from '../../sign-in/server/confirm.ts'
import type { StaffDeps } from '../../sign-in/server/deps.ts'
import { readSession, SessionJar } from '../../sign-in/server/session.ts'
import { AccountRefusal, approvalObstacle, approveAccount } from './change-account.ts'

const Approval = z.object({ id: z.uuid(), response: passkeyResponse })

/** Approves an account number with a passkey. With a code of an app it is a form of its page. */
export function accountApprovalRoutes(deps: StaffDeps): Hono<{ Bindings: RequestBindings }> {
  const routes = new Hono<{ Bindings: RequestBindings }>()
  const answer = (status: 204 | 400 | 401 | 403 | 422) =>
    new Response(null, { status, headers: { 'Cache-Control': 'no-store' } })

  routes.post('/godkjenn-konto', async (c) => {
    if (!isSameOrigin(c.req.raw, deps.publicUrl)) return answer(403)
    const jar = new SessionJar(c.req.raw, c.env.clientAddress)
    const session = await readSession(deps, jar, new Date())
    if (session.state !== 'open') return answer(401)
    const { staff } = session
    if (!may(staff.role, 'approve-accounts')) return answer(403)
    const posted = Approval.safeParse(parseObject(await readBodyText(c.req.raw, MAX_PASSKEY_BYTES)))
    if (!posted.success) return answer(400)
    const { id, response } = posted.data
    if (await approvalObstacle(deps, { id, by: staff.id })) return answer(422)
    if ((await confirmWithPasskey(deps, jar, { staff, response })) !== 'confirmed') return answer(422)
    try {
      await approveAccount(deps, { id, by: staff.id, method: 'passkey' })
      return answer(204)
    } catch (error) {
      // Another administrator has just decided it; the reloaded page shows that.
      if (error instanceof AccountRefusal) return answer(422)
      throw error
    }
  })
  return routes
}
