import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { runAs } from '../../../../test/support/run-as.ts'
import { sendCase } from '../../../../test/support/sent-case.ts'
import { makeStaff } from '../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { writtenMail } from '../../../../test/support/written-mail.ts'
import { caseAddress, mailKey } from '../../cases/server/my-cases/mail-key.ts'
import { NotAllowed } from '../../cases/server/sender/sender-actions.ts'
import { answerCase } from '../../inbox/server/answer/answer.ts'
import { operator } from '../../inbox/server/caseworker.ts'
import { heldMailActions } from '../../outgoing-mail/mail.ts'
import { mailQueueTexts } from '../../outgoing-mail/mail.words.ts'
import * as incoming from './accept-held-mail.ts'
import { ingestMail } from './ingest-mail.ts'

vi.mock('./accept-held-mail.ts', { spy: true })

let server: TemporaryServer
let worker: Awaited<ReturnType<typeof makeStaff>>
beforeAll(async () => {
  server = await temporaryServer({ MAIL_REPLY_ADDRESS: 'svar@husvaer.eksempel.no' })
  worker = await makeStaff(server.database.pool, 'saksbehandler')
})
afterAll(() => server.stop())

const longAfter = new Date(Date.now() + 20 * 86_400_000)
const act = (name: keyof typeof heldMailActions, id: string) =>
  runAs(server, worker, heldMailActions[name], { id }, longAfter)

/** A mail that came to a case which was closed too long ago. */
async function heldMail(): Promise<string> {
  const { id, reference } = await sendCase(server, 'issue-report')
  await answerCase(server.deps, operator, reference, { text: 'Ordnet.', status: 'done', now: new Date() })
  const to = caseAddress('svar@husvaer.eksempel.no', mailKey(server.secret, id))
  await ingestMail(server.incoming, Buffer.from(writtenMail({ to })), {
    source: 'webhook',
    now: longAfter,
  })
  const { rows } = await server.database.pool.query('select id from incoming_mails where case_id = $1', [id])
  return rows[0].id
}
const stateOf = async (id: string) =>
  (await server.database.pool.query('select state from incoming_mails where id = $1', [id])).rows[0]?.state

test('accepts a mail to a case that was closed long ago, once', async () => {
  const id = await heldMail()
  expect(await act('accept', id)).toMatchObject({ status: 'done', notice: mailQueueTexts.released })
  expect(await act('accept', id)).toMatchObject({ status: 'refused', message: mailQueueTexts.heldGone })
  expect(await act('discard', id)).toMatchObject({ status: 'refused', message: mailQueueTexts.heldGone })
})

test('keeps a mail that its case refuses', async () => {
  const id = await heldMail()
  vi.mocked(incoming.acceptHeldMail).mockRejectedValueOnce(new NotAllowed('The case is closed'))
  expect(await act('accept', id)).toMatchObject({ status: 'refused', message: mailQueueTexts.notLetIn })
  expect(await stateOf(id)).toBe('held')
})
