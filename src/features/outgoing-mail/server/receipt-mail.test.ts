import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type MailServer, mailServer } from '../../../../test/support/mail-server.ts'
import { present } from '../../../../test/support/present.ts'
import { sendCase } from '../../../../test/support/sent-case.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { wordsOf } from '../../../domain/text/language.ts'
import { myCasesWords, receiptWords } from '../../cases/sender-page.words.ts'
import { sendCode } from '../../cases/server/my-cases/my-cases.ts'
import { findCase, receiptOf } from '../../cases/server/sender/sender-case.ts'
import { noteBounce } from '../../incoming-mail/server/note-bounce.ts'
import { readMailQueue } from './mail-queue.ts'

const texts = wordsOf(receiptWords, 'nb').mail
let mailbox: MailServer
let server: TemporaryServer
beforeAll(async () => {
  mailbox = await mailServer()
  server = await temporaryServer({ SMTP_URL: mailbox.url }, { sendsMail: true })
})
afterEach(() => mailbox.refuse(null))
afterAll(async () => {
  await server.stop()
  await mailbox.close()
})

async function receiptLine(on: TemporaryServer, token: Parameters<typeof findCase>[1]) {
  const record = present(await findCase(on.deps, token))
  return (await receiptOf(on.deps, record, new Date())).mail?.text
}

test('a receipt says that its mail is sent once the mail server has it, and that it came back', async () => {
  const email = 'en@eksempel.no'
  mailbox.hold()
  const { token, id } = await sendCase(server, 'contact-message', { email })
  expect(await receiptLine(server, token)).toBe(texts.queued(email))
  mailbox.release()
  await expect.poll(() => receiptLine(server, token)).toBe(texts.sent(email))
  const { rows } = await server.database.pool.query(
    "select message_id from mails where case_id = $1 and kind = 'case-to-sender'",
    [id],
  )
  const bounce = { messageIds: [rows[0].message_id], recipient: email, reason: '550 no such user' }
  await noteBounce(server.deps, bounce, { caseId: id, now: new Date() })
  expect(await receiptLine(server, token)).toBe(texts.undelivered(email))
})

test('a receipt says that its mail waits while the mail server is down, and then that it is sent', async () => {
  const email = 'to@eksempel.no'
  await mailbox.stop()
  const { token } = await sendCase(server, 'contact-message', { email })
  await expect.poll(() => receiptLine(server, token)).toBe(texts.waiting(email))
  expect(await sendCode(server.deps, email, null, new Date())).toBe('waiting')
  await mailbox.start()
  await expect.poll(() => receiptLine(server, token)).toBe(texts.sent(email))
})

test('a receipt says why its mail is not sent where the address has got the day’s receipts', async () => {
  const email = 'tre@eksempel.no'
  for (let count = 0; count < 3; count += 1) await sendCase(server, 'contact-message', { email })
  const { token } = await sendCase(server, 'issue-report', { email })
  expect(await receiptLine(server, token)).toBe(texts.withheld(email))
})

test('a receipt says that the mail server did not take its mail', async () => {
  const email = 'fire@eksempel.no'
  mailbox.refuse(550, 'no such user')
  const { token } = await sendCase(server, 'contact-message', { email })
  await expect.poll(() => receiptLine(server, token)).toBe(texts.refused(email))
})

test('a code that waited for the mail server until it expired is not sent', async () => {
  const email = 'fem@eksempel.no'
  await sendCode(server.deps, email, null, new Date(Date.now() - 600_001))
  const stateOf = async () =>
    (await server.database.pool.query('select state from mails where recipient = $1', [email])).rows[0].state
  await expect.poll(stateOf).toBe('withheld')
})

test('without SMTP_URL neither receipts, codes nor numbers of staff say that mail is sent', async () => {
  const own = await temporaryServer({}, { sendsMail: true })
  const { pool } = own.database
  const email = 'seks@eksempel.no'
  const { token } = await sendCase(own, 'contact-message', { email })
  const stored = async () => (await readMailQueue(own.deps, 'stored', new Date())).counts
  await expect.poll(async () => (await stored()).stored).toBe(2)
  expect(await stored()).toMatchObject({ sent: 0, queued: 0 })
  expect((await readMailQueue(own.deps, 'stored', new Date())).mails).toHaveLength(2)
  expect(await receiptLine(own, token)).toBe(texts.stored())
  expect(await sendCode(own.deps, email, null, new Date())).toBe('stored')
  expect(wordsOf(myCasesWords, 'nb').codeMail.stored(email)).toContain('er ikke sendt')
  // What an earlier version recorded counts as what the site does with its mail now.
  await pool.query('update mails set is_only_stored = null')
  expect((await stored()).sent).toBe(0)
  expect((await readMailQueue({ ...own.deps, sendsMail: true }, null, new Date())).counts.stored).toBe(0)
  await own.stop()
})
