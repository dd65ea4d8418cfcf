import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TemporaryServer, temporaryServer } from '../../../../../test/support/temporary-server.ts'
import { newSubmissionKey } from '../../../../domain/submissions/submission-key.ts'
import { hiddenFields } from '../../../../forms/engine/hidden-fields.ts'
import { myCasesActions } from '../../my-cases-actions.ts'
import { CODE_MINUTES, codeFor } from '../my-cases/email-code.ts'
import { casePages } from './case-pages.ts'

let server: TemporaryServer
beforeAll(async () => {
  server = await temporaryServer()
})
afterAll(() => server.stop())

/** The case pages for a request whose body is not a form. */
function postedWrongly() {
  const request = new Request('http://localhost/sak/x', {
    method: 'POST',
    headers: { 'Content-Type': 'multipart/form-data' },
    body: 'ikke et skjema',
  })
  return casePages(server.deps, server.photoDeps, { request, address: null, now: new Date() })
}

test('a body that cannot be read gets a 4xx that names the problem, not a 5xx', async () => {
  expect(await postedWrongly().act('A'.repeat(22))).toMatchObject({ status: 'refused', httpStatus: 422 })
  expect(await postedWrongly().openMyCases()).toMatchObject({ status: 'refused', httpStatus: 422 })
})

test('an unknown link or list opens nothing', async () => {
  const pages = postedWrongly()
  for (const token of ['', 'x', 'A'.repeat(22), '../../etc']) {
    expect(await pages.read(token)).toBeNull()
    expect(await pages.receipt(token)).toBeNull()
  }
  for (const ticket of ['', '.', 'abc.def', 'e30.x']) expect(await pages.list(ticket)).toBeNull()
})

test('a code that is asked for twice by one press is mailed once, and opens the list for both presses', async () => {
  const email = 'to.trykk@eksempel.no'
  const post = (fields: Record<string, string>) => {
    const body = new URLSearchParams(fields)
    const request = new Request('http://localhost/mine-saker', { method: 'POST', body })
    return casePages(server.deps, server.photoDeps, { request, address: null, now }).openMyCases()
  }
  const twice = (fields: Record<string, string>) => {
    const keyed = { ...fields, [hiddenFields.key]: newSubmissionKey() }
    return Promise.all([post(keyed), post(keyed)])
  }
  const now = new Date()
  const sent = await twice({ action: myCasesActions.sendCode.name, email })
  expect(sent).toMatchObject([{ status: 'done' }, { status: 'done' }])
  const { rows } = await server.database.pool.query('select from mails where recipient = $1', [email])
  expect(rows).toHaveLength(1)
  const code = codeFor(server.secret, email, new Date(now.getTime() + CODE_MINUTES * 60_000))
  const opened = await twice({ action: myCasesActions.openList.name, email, code })
  expect(opened).toMatchObject([{ status: 'moved' }, { status: 'moved' }])
})
