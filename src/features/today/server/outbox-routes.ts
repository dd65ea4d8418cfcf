import { Hono } from 'hono'
import { isSubmissionKey } from '../../../domain/submissions/submission-key.ts'
import { hiddenFields } from '../../../forms/engine/hidden-fields.ts'
import type { RequestBindings } from '../../../platform/http/request-bindings.ts'
import type { PhotoDeps } from '../../../platform/photos/take-photo.ts'
import { outboxActions } from '../../inbox/outbox.ts'
import type { StaffDeps } from '../../sign-in/server/deps.ts'
import { readSession, SessionJar, type SignedIn } from '../../sign-in/server/session.ts'
import { outboxOwnerHeader, outboxUrl } from '../../workspace/device-outbox.ts'
import { answerOnce } from '../../workspace/server/actions/answered-actions.ts'
import type { ActionTable } from '../../workspace/server/actions/handlers.ts'
import { postAction } from '../../workspace/server/actions/post-action.ts'
import { type PostedFiles, readPosted } from '../../workspace/server/actions/posted.ts'

interface OutboxDeps {
  staff: StaffDeps
  photoDeps: PhotoDeps
  actions: ActionTable
}

/** No action of the outbox takes files of other kinds than photos. */
const noFiles = (): Promise<PostedFiles> => Promise.reject(new Error('The outbox has no files'))

/**
 * Does what a staff member did without contact, once for each idempotency key: JSON with the key and the outcome. 401
 * without a session of theirs: the device keeps it until they have signed in.
 */
export function outboxRoutes({ staff: deps, photoDeps, actions }: OutboxDeps) {
  const routes = new Hono<{ Bindings: RequestBindings }>()
  routes.post(outboxUrl, async (c) => {
    const now = new Date()
    const address = c.env.clientAddress
    const jar = new SessionJar(c.req.raw, address)
    const session = await readSession(deps, jar, now)
    for (const cookie of jar.cookies) c.header('Set-Cookie', cookie, { append: true })
    const staff = session.state === 'open' ? session.staff : null
    if (!staff || c.req.header(outboxOwnerHeader) !== staff.id) return c.body(null, 401)
    const body = await unlessRefused(readPosted({ request: c.req.raw, address }, photoDeps, true))
    if (body instanceof Response) return body
    const key = body.text(hiddenFields.key)
    if (!isSubmissionKey(key)) return c.body(null, 400)
    const post = { page: pageOf(staff), entries: body.entries, keptFor: '30 days' } as const
    const request = { staff, jar, address, now, posted: async () => body, postedFiles: noFiles }
    const outcome = await unlessRefused(
      answerOnce(deps, post, () => postAction(actions, outboxActions, {}, request)),
    )
    if (outcome instanceof Response) return outcome
    return c.json({ key, outcome })
  })
  return routes
}

const pageOf = ({ id }: SignedIn) => `utboks ${id}`

/** A response that was thrown, for a body or a role that is refused, as a value. */
async function unlessRefused<T>(work: Promise<T>): Promise<T | Response> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Response) return error
    throw error
  }
}
