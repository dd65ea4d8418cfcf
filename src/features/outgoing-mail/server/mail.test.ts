import { readdir, readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { company as landlord } from '#landlord/company.ts'
import type { Contact } from '../../../../landlord-types/contact.ts'
import { formWithId } from '../../../../test/support/form-with-id.ts'
import { type MailServer, mailServer } from '../../../../test/support/mail-server.ts'
import { present } from '../../../../test/support/present.ts'
import { SAMPLE_FODSELSNUMMER, sampleEntries } from '../../../../test/support/sample-answers.ts'
import { makeStaff } from '../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { parseCaseReference } from '../../../domain/cases/case-reference.ts'
import { ICON_ID } from '../../../domain/contact/mail-icon.ts'
import { editable } from '../../../domain/documents/documents.ts'
import { MAX_RETRIES } from '../../../platform/mail/retries.ts'
import { mailFolder } from '../../../platform/mail/transport.ts'
import { answerCase } from '../../inbox/server/answer/answer.ts'
import { operator } from '../../inbox/server/caseworker.ts'
import { saveDocument } from '../../text-editing/server/edit-documents.ts'

let mailbox: MailServer
let server: TemporaryServer
beforeAll(async () => {
  mailbox = await mailServer()
  server = await temporaryServer(
    { SMTP_URL: mailbox.url, PUBLIC_URL: 'https://husvaer.eksempel.no' },
    { sendsMail: true },
  )
})
afterAll(async () => {
  await server.stop()
  await mailbox.close()
})

let made = 0

/** Sends a form and gives both its mails once they have arrived. */
async function sendAndRead(id: string, own: Record<string, string> = {}) {
  made += 1
  const email = `avsender${made}@eksempel.no`
  const body = {
    ...Object.fromEntries(
      Object.entries(sampleEntries(formWithId(id))).map(([name, [text]]) => [name, text]),
    ),
    email,
    ...own,
  }
  const response = await fetch(`${server.url}/api/skjema/${id}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { reference, case: path } = await response.json()
  const about = () => mailbox.received.filter(({ subject }) => subject?.includes(reference))
  await expect.poll(() => about().length).toBe(2)
  const company = about().find(({ recipients }) => recipients[0] === landlord.email)
  const sender = about().find(({ recipients }) => recipients[0] === email)
  if (!company || !sender) throw new Error('A mail is missing')
  return { reference, path, company, sender, email }
}

describe('the mail to the company', () => {
  test('contains form, reference, urgency, deadline, link, and the answers allowed in mail', async () => {
    const { reference, company, email } = await sendAndRead('issue-report', {
      urgency: 'urgent',
      description: 'Hemmelig fritekst',
    })
    expect(company.subject).toBe(`HASTER: Avvik ${reference}`)
    expect(company.from?.address).toBe('post@husvaer.example')
    expect(company.replyTo?.[0]?.address).toBe(email)
    for (const body of [company.text, company.html]) {
      for (const part of [
        reference,
        'Haster – kan ikke vente',
        'Svarfrist',
        `https://husvaer.eksempel.no/saker/${reference}`,
        'Storgata 12',
      ])
        expect(body).toContain(part)
      expect(body).not.toContain('Hemmelig fritekst')
    }
  })

  test('contains no sensitive answers', async () => {
    const { company, sender } = await sendAndRead('interest-bolig', { aboutYou: 'Et helt liv i få ord' })
    for (const mail of [company, sender]) {
      for (const secret of [SAMPLE_FODSELSNUMMER, 'Et helt liv', '12 500', '12\u00a0500'])
        expect(`${mail.text}${mail.html}`).not.toContain(secret)
    }
  })

  test('contains only a reference for a complaint about a neighbour', async () => {
    const { company, reference } = await sendAndRead('neighbor-complaint', {
      description: 'Bråk',
      name: 'Navn Navnesen',
    })
    expect(company.text).toContain(reference)
    expect(company.text).not.toMatch(/Bråk|Navnesen|Storgata|avsender/)
    expect(company.replyTo).toBeUndefined()
  })
})

describe('the mail to the sender', () => {
  test('comes from the company by the name and with the icon that it has now', async () => {
    const named = { ...editable.kontakt.value, name: 'Nabolaget Utleie', legalName: 'Nabolaget Utleie AS' }
    const by = (await makeStaff(server.database.pool, 'redaktor')).id
    const save = (value: Contact) =>
      saveDocument(server.staff, { id: 'kontakt', value, state: 'published', by, now: new Date() })
    await save(named)
    await expect.poll(async () => (await server.deps.contact()).name).toBe(named.name)
    const { sender } = await sendAndRead('contact-message')
    expect(sender.from?.name).toBe('Nabolaget Utleie')
    for (const body of [sender.text, sender.html]) expect(body).toContain('Nabolaget Utleie AS')
    expect(sender.html).toContain(`<img src="cid:${ICON_ID}"`)
    expect(sender.attachments).toMatchObject([
      { contentId: `<${ICON_ID}>`, disposition: 'inline', filename: null },
    ])
    await save(editable.kontakt.value)
    await expect.poll(async () => (await server.deps.contact()).name).toBe(landlord.name)
  })

  test('contains reference, promise and the secret link, in HTML and in plain text', async () => {
    const { reference, path, sender } = await sendAndRead('lost-key-dialog')
    expect(sender.subject).toBe(`Vi har fått meldingen din om tapt nøkkel (${reference})`)
    for (const body of [sender.text, sender.html]) {
      expect(body).toContain(`https://husvaer.eksempel.no${path}`)
      expect(body).toContain('Vi svarer innen 24 timer på hverdager.')
      expect(body).toContain('Vi ser om låsen må byttes.')
    }
  })

  test('contains no text from the form, so that the site cannot be used to send spam', async () => {
    const own = { name: 'Klikk på https://ond.eksempel', subject: 'Du har vunnet', message: 'Gratulerer!' }
    const { sender } = await sendAndRead('contact-message', own)
    expect(`${sender.subject}${sender.text}${sender.html}`).not.toMatch(/ond\.eksempel|vunnet|Gratulerer/)
  })

  test('contains the answer, the status and the link to write back', async () => {
    const { reference, path, email } = await sendAndRead('contact-message')
    await answerCase(server.deps, operator, present(parseCaseReference(reference)), {
      text: 'Det ordner vi.\nHilsen Husvær',
      status: 'done',
      now: new Date(),
    })
    const answer = () => mailbox.received.find(({ subject }) => subject === `Svar fra oss i sak ${reference}`)
    // It is delayed a moment, so that the answer can be undone.
    await expect.poll(answer).toBeDefined()
    expect(answer()?.recipients).toEqual([email])
    expect(answer()?.text).toContain('> Det ordner vi.\n> Hilsen Husvær')
    expect(answer()?.text).toContain('Status: Ferdig')
    expect(answer()?.html).toContain(`https://husvaer.eksempel.no${path}`)
  })

  test('goes to one address, even if the field contains several', async () => {
    const body = { name: 'x', subject: 's', message: 'm', email: 'a@eksempel.no, b@eksempel.no' }
    const response = await fetch(`${server.url}/api/skjema/contact-message`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(response.status).toBe(422)
  })
})

describe('the queue', () => {
  const rows = async (id: string) =>
    (await server.database.pool.query('select * from mails where id = $1', [id])).rows[0]
  test('sends the same mail under the same Message-ID, however often it has to', async () => {
    const { company } = await sendAndRead('contact-message')
    const read = async () =>
      (await server.database.pool.query('select * from mails where message_id = $1', [company.messageId]))
        .rows[0]
    // The mailbox has a mail a moment before its row says so.
    await expect.poll(read).toMatchObject({ state: 'sent', attempts: 1 })
    const mail = await read()
    const received = () => mailbox.received.filter(({ messageId }) => messageId === company.messageId).length
    // As after a crash between sending and recording it: the lease of the process that is gone ends.
    await server.database.pool.query(
      "update mails set state = 'queued', leased_until = now() + interval '1 s' where id = $1",
      [mail.id],
    )
    await expect.poll(received).toBe(2)
    await expect.poll(read).toMatchObject({ state: 'sent', attempts: 2 })
  })

  test('retries a refused mail for 72 hours, and shows why it was refused', async () => {
    mailbox.refuse(451)
    const response = await fetch(`${server.url}/api/skjema/contact-message`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'x', subject: 's', message: 'm', email: 'venter@eksempel.no' }),
    })
    expect(response.status).toBe(201)
    const find = async () =>
      (await server.database.pool.query("select * from mails where recipient = 'venter@eksempel.no'")).rows[0]
    await expect.poll(async () => (await find()).last_error).toContain('451')
    expect(await find()).toMatchObject({ state: 'queued', attempts: 1 })
    const { id } = await find()
    mailbox.refuse(null)
    await server.database.pool.query('update mails set due_at = now() where id = $1', [id])
    await expect.poll(find).toMatchObject({ state: 'sent', last_error: null })
  })

  test('shows a final failure', async () => {
    mailbox.refuse(550)
    const response = await fetch(`${server.url}/api/skjema/contact-message`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'x', subject: 's', message: 'm', email: 'gis.opp@eksempel.no' }),
    })
    expect(response.status).toBe(201)
    const { pool } = server.database
    const find = async () =>
      (await pool.query("select id from mails where recipient = 'gis.opp@eksempel.no'")).rows[0].id
    const id = await find()
    await expect.poll(async () => (await rows(id)).retries).toBe(1)
    await pool.query('update mails set retries = $2, due_at = now() where id = $1', [id, MAX_RETRIES])
    await expect.poll(async () => (await rows(id)).state).toBe('failed')
    expect(server.logged.map(({ message }) => message)).toContain('A mail was given up')
    mailbox.refuse(null)
  })
})

test('the mail of a reply says the status of the case as it was when the reply was written', async () => {
  const { reference, email } = await sendAndRead('issue-report')
  const parsed = present(parseCaseReference(reference))
  await answerCase(server.deps, operator, parsed, {
    text: 'Vi ser på det.',
    mailAfterSeconds: 2,
    now: new Date(),
  })
  await server.database.pool.query(
    "update cases set status = 'done', closed_at = now() where reference = $1",
    [reference],
  )
  const answer = () =>
    mailbox.received.find(
      ({ recipients, text }) => recipients[0] === email && text?.includes('Vi ser på det.'),
    )
  await expect.poll(answer).toBeDefined()
  expect(answer()?.text).toContain('Status: Under arbeid')
})

test('without SMTP_URL every mail is an .eml file under DATA_DIR', async () => {
  const own = await temporaryServer({}, { sendsMail: true })
  await fetch(`${own.url}/api/skjema/contact-message`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      name: 'Kari',
      subject: 'Spørsmål om bod',
      message: 'm',
      email: 'kari@eksempel.no',
    }),
  })
  const folder = mailFolder(own.config)
  const files = () => readdir(folder).catch(() => [])
  await expect.poll(async () => (await files()).filter((file) => file.endsWith('.eml')).length).toBe(2)
  const texts = await Promise.all((await files()).map((file) => readFile(`${folder}/${file}`, 'utf8')))
  expect(texts.some((text) => text.includes('To: kari@eksempel.no'))).toBe(true)
  await own.stop()
})
