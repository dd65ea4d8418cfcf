import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { mailQueueTexts } from '../../../content/staff/mail-queue.ts'
import { sendCase } from '../../../test/support/sent-case.ts'
import { makeStaff } from '../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../test/support/temporary-server.ts'
import { writtenMail } from '../../../test/support/written-mail.ts'
import { caseAddress, mailKey } from '../../cases/mail-key.ts'
import { NotAllowed } from '../../cases/sender-actions.ts'
import { answerCase } from '../../casework/answer.ts'
import { operator } from '../../casework/desk.ts'
import * as incoming from '../../incoming/let-in.ts'
import { takeMail } from '../../incoming/take-mail.ts'
import type { AtWork } from './at-work.ts'
import { oversightWork } from './oversight-work.ts'

vi.mock('../../incoming/let-in.ts', { spy: true })

let server: TemporaryServer
let worker: Awaited<ReturnType<typeof makeStaff>>
beforeAll(async () => {
  server = await temporaryServer({ MAIL_REPLY_ADDRESS: 'svar@husvaer.eksempel.no' })
  worker = await makeStaff(server.database.pool, 'saksbehandler')
})
afterAll(() => server.stop())

const longAfter = new Date(Date.now() + 20 * 86_400_000)
const act = (handling: string, id: string) => {
  const sent: Record<string, string> = { handling, id }
  const at = {
    staff: worker,
    visit: { now: longAfter },
    posted: async () => ({ text: (name: string) => sent[name] ?? '' }),
  } as unknown as AtWork
  return oversightWork(server.oversight, at, () => undefined).actOnMail()
}
/** A mail that came to a case which was closed too long ago. */
async function heldMail(): Promise<string> {
  const { id, reference } = await sendCase(server, 'issue-report')
  await answerCase(server.desk, operator, reference, { text: 'Ordnet.', status: 'done', now: new Date() })
  const to = caseAddress('svar@husvaer.eksempel.no', mailKey(server.secret, id))
  await takeMail(server.incoming, Buffer.from(writtenMail({ to })), {
    source: 'webhook',
    now: longAfter,
  })
  const { rows } = await server.database.pool.query('select id from incoming_mails where case_id = $1', [id])
  return rows[0].id
}
const stateOf = async (id: string) =>
  (await server.database.pool.query('select state from incoming_mails where id = $1', [id])).rows[0]?.state

test('a mail to a case that was closed long ago is let in, once', async () => {
  const id = await heldMail()
  expect(await act('release', id)).toEqual({ notice: mailQueueTexts.released, error: null })
  expect(await act('release', id)).toEqual({ notice: null, error: mailQueueTexts.heldGone })
  expect(await act('discard', id)).toEqual({ notice: null, error: mailQueueTexts.heldGone })
})

test('what the case refuses is said, and the mail waits on', async () => {
  const id = await heldMail()
  vi.mocked(incoming.letIn).mockRejectedValueOnce(new NotAllowed('The case is closed'))
  expect(await act('release', id)).toEqual({ notice: null, error: mailQueueTexts.notLetIn })
  expect(await stateOf(id)).toBe('held')
})
