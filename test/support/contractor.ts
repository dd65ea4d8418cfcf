import { z } from 'zod'
import type { CaseToken } from '../../src/features/cases/server/case-token.ts'
import { workOrderToken } from '../../src/features/cases/server/case-token.ts'
import { contractorActions } from '../../src/features/contractors/contractor-actions.ts'
import { entryCode } from '../../src/features/contractors/server/entry-code.ts'
import { orderPages } from '../../src/features/contractors/server/order-pages.ts'
import { workOrderActions } from '../../src/features/contractors/work-order-actions.ts'
import { SessionJar } from '../../src/features/sign-in/server/session.ts'
import { actionFields } from '../../src/forms/engine/action-result.ts'
import { queryRow, queryRows } from '../../src/platform/database/query.ts'
import { runAs } from './run-as.ts'
import { type SentCase, sendCase } from './sent-case.ts'
import type { makeStaff } from './staff.ts'
import type { TemporaryServer } from './temporary-server.ts'

type Worker = Awaited<ReturnType<typeof makeStaff>>
type Deps = TemporaryServer['deps']

export const plumber = { name: 'Larvik Rør', email: 'post@larvikror.example', phone: '' }

/** A fault in the home of Kari. */
export const fault = {
  name: 'Kari Nordmann',
  email: 'kari@eksempel.no',
  phone: '91234567',
  issueType: 'plumbing',
}

export interface GivenCase {
  sent: SentCase
  orderId: string
  /** The token of the contractor's link. */
  token: CaseToken
}

/** Gives a case to a contractor, as staff do. */
export const giveTo = (
  server: TemporaryServer,
  worker: Worker,
  { reference }: Pick<SentCase, 'reference'>,
  contractor: Record<string, string>,
) => runAs(server, worker, contractorActions.give, { reference, known: '-', ...contractor })

/** A fault that a contractor was given. */
export async function givenCase(
  server: TemporaryServer,
  worker: Worker,
  contractor: Record<string, string> = plumber,
): Promise<GivenCase> {
  const sent = await sendCase(server, 'issue-report', fault)
  const outcome = await giveTo(server, worker, sent, contractor)
  if (outcome.status !== 'done') throw new Error(`Not given: ${JSON.stringify(outcome)}`)
  const orderId = await queryRow(
    server.database.pool,
    z.string(),
    'select id from work_orders where case_id = $1',
    [sent.id],
  )
  return { sent, orderId, token: workOrderToken(server.deps.secret, orderId) }
}

/** A browser of the contractor, which keeps its cookies. The site sends mail, unless `deps` say otherwise. */
export function contractorBrowser(server: TemporaryServer) {
  let cookie = ''
  const open = (token: string, form: Record<string, string> | null, now: Date, deps: Partial<Deps>) => {
    const request = new Request(`http://localhost/oppdrag/${encodeURIComponent(token)}`, {
      method: form ? 'POST' : 'GET',
      headers: { cookie },
      ...(form && { body: new URLSearchParams(form) }),
    })
    const jar = new SessionJar(request, null)
    const asked = { request, address: null, now }
    const pages = orderPages({ ...server.deps, sendsMail: true, ...deps }, server.photoDeps, asked, jar)
    return { pages, jar }
  }
  return {
    /** The value of the cookie that it was given. */
    cookie: () => cookie.split('=')[1] ?? '',
    read: (token: string, deps: Partial<Deps> = {}) => open(token, null, new Date(), deps).pages.read(token),
    async act(
      token: string,
      action: { name: string },
      fields: Record<string, string> = {},
      { now = new Date(), ...deps }: Partial<Deps> & { now?: Date } = {},
    ) {
      const { pages, jar } = open(token, { ...fields, [actionFields.action]: action.name }, now, deps)
      const outcome = await pages.act(token)
      if (jar.cookies.length > 0) cookie = jar.cookies.map((each) => each.split(';')[0]).join('; ')
      return outcome
    },
  }
}

/** A case that a contractor has opened with the code that was mailed. */
export async function openedCase(server: TemporaryServer, worker: Worker) {
  const given = await givenCase(server, worker)
  const phone = contractorBrowser(server)
  await phone.act(given.token, workOrderActions.sendCode)
  const until = await queryRow(
    server.database.pool,
    z.date(),
    'select code_expires_at from work_orders where id = $1',
    [given.orderId],
  )
  const code = entryCode(server.deps.secret, given.orderId, until)
  await phone.act(given.token, workOrderActions.unlock, { code })
  return { ...given, phone }
}

/** What was done in a case, in order: of work orders what, of the rest the kind. */
export const stepsOf = (server: TemporaryServer, { id }: SentCase) =>
  queryRows(
    server.database.pool,
    z.string(),
    `select coalesce(data -> 'workOrder' ->> 'what', kind) from case_events where case_id = $1 order by id`,
    [id],
  )

/** The kinds of the mails about a case to an address. */
export const mailsTo = (server: TemporaryServer, { id }: SentCase, recipient: string) =>
  queryRows(
    server.database.pool,
    z.string(),
    'select kind from mails where case_id = $1 and recipient = $2 order by created_at, id',
    [id, recipient],
  )

/** A time for a visit tomorrow. */
export const visitTomorrow = () => ({
  day: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
  from: '10.00',
  hours: '2',
})

/** Closes a case at once, as it is closed some time ago or now. */
export const closeCase = (server: TemporaryServer, { id }: SentCase, ago = '0 hours') =>
  server.database.pool.query(
    `update cases set status = 'done', closed_at = now() - $2::interval where id = $1`,
    [id, ago],
  )

/** Takes a case back from a contractor, as staff do. */
export const revokeFrom = (server: TemporaryServer, worker: Worker, { sent, orderId }: GivenCase) =>
  runAs(server, worker, contractorActions.revoke, { reference: sent.reference, order: orderId })
