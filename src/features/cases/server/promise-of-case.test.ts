import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { composedMail } from '../../../../test/support/composed-mail.ts'
import { day } from '../../../../test/support/day.ts'
import { formWithId } from '../../../../test/support/form-with-id.ts'
import { present } from '../../../../test/support/present.ts'
import { sampleEntries } from '../../../../test/support/sample-answers.ts'
import { type SentCase, sendCase } from '../../../../test/support/sent-case.ts'
import { makeStaff } from '../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { contentOf, editable } from '../../../domain/documents/documents.ts'
import { instantInOslo } from '../../../domain/time/oslo-instant.ts'
import { restoreDocument, saveDocument } from '../../text-editing/server/edit-documents.ts'
import { reopen, withdraw, writeMessage } from './sender/sender-actions.ts'
import { findCase, receiptOf } from './sender/sender-case.ts'

let server: TemporaryServer
let editor: string
beforeAll(async () => {
  server = await temporaryServer()
  editor = (await makeStaff(server.database.pool, 'redaktor')).id
})
afterAll(() => server.stop())
beforeEach(async () => {
  await restoreDocument(server.staff, { id: 'svartider', version: '0', by: editor, now: new Date() })
  await untilPromised('24 timer')
})

const threeDays = { words: '3 virkedager', time: { workingDays: 3 } }

async function publish(contactMessage: typeof threeDays): Promise<void> {
  const value = { ...editable.svartider.value, contactMessage }
  await saveDocument(server.staff, {
    id: 'svartider',
    value,
    state: 'published',
    by: editor,
    now: new Date(),
  })
  await untilPromised(contactMessage.words)
}

const untilPromised = (words: string) =>
  expect
    .poll(async () => contentOf((await server.content.current()).edited, 'svartider').contactMessage.words)
    .toBe(words)

/** Monday 12 January 2026, and the days after it. */
const at = (hour: number, date = 12) => instantInOslo(day(`2026-01-${date}`), hour)
const send = () => sendCase(server, 'contact-message', {}, at(9))
const recordOf = async ({ token }: SentCase) => present(await findCase(server.deps, token))
const receipt = async (sent: SentCase) => receiptOf(server.deps, await recordOf(sent))
const replyDueAt = async ({ id }: SentCase) => {
  const { rows } = await server.database.pool.query('select reply_due_at from cases where id = $1', [id])
  return rows[0].reply_due_at
}

test('a case is promised a reply as it is published when it is sent', async () => {
  await publish(threeDays)
  const sent = await send()
  expect((await recordOf(sent)).promisedAt).toEqual(at(16, 15))
  expect(await receipt(sent)).toMatchObject({
    text: 'Vi kommer tilbake til deg innen 3 virkedager.',
    answerBy: '15. januar 2026',
  })
  const mail = await composedMail(server, sent.id, 'case-to-sender')
  expect(JSON.stringify(mail.blocks)).toContain('Vi svarer innen 3 virkedager.')
})

test('a case that was sent before keeps its promise, in words and for its clock', async () => {
  const sent = await send()
  await publish(threeDays)
  expect((await recordOf(sent)).promisedAt).toEqual(at(9, 13))
  expect((await receipt(sent)).text).toBe('Vi kommer tilbake til deg innen 24 timer.')
  const mail = await composedMail(server, sent.id, 'case-to-sender')
  expect(JSON.stringify(mail.blocks)).toContain('Vi svarer innen 24 timer.')
  await writeMessage(server.deps, sent.token, 'Er dere der?', at(12))
  expect(await replyDueAt(sent)).toEqual(at(12, 13))
})

test('a withdrawn case that is opened again begins its own promise again', async () => {
  await publish(threeDays)
  const sent = await send()
  await restoreDocument(server.staff, { id: 'svartider', version: '0', by: editor, now: new Date() })
  await untilPromised('24 timer')
  await withdraw(server.deps, sent.token, at(10))
  await reopen(server.deps, sent.token, at(10, 19))
  expect((await recordOf(sent)).promisedAt).toEqual(at(16, 22))
})

test('a case from before promises were stored has the landlord’s own', async () => {
  const sent = await send()
  await server.database.pool.query('update cases set promise = null where id = $1', [sent.id])
  await publish(threeDays)
  expect((await receipt(sent)).text).toBe('Vi kommer tilbake til deg innen 24 timer.')
})

test('the API answers with what was promised, also where the same is sent once more', async () => {
  const key = randomUUID()
  const post = async () => {
    const response = await fetch(`${server.url}/api/skjema/contact-message`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(sampleEntries(formWithId('contact-message'))),
    })
    return (await response.json()).text
  }
  await publish(threeDays)
  expect(await post()).toBe('Vi kommer tilbake til deg innen 3 virkedager.')
  await publish({ words: '5 virkedager', time: { workingDays: 5 } })
  expect(await post()).toBe('Vi kommer tilbake til deg innen 3 virkedager.')
})
