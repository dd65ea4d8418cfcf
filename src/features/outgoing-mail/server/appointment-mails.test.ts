import { afterAll, beforeAll, expect, test } from 'vitest'
import { company } from '#landlord/company.ts'
import { type MailServer, mailServer } from '../../../../test/support/mail-server.ts'
import { caseWithOffer, chooseIn, monday, slotAt } from '../../../../test/support/offered-appointment.ts'
import { present } from '../../../../test/support/present.ts'
import { readCalendar } from '../../../../test/support/read-calendar.ts'
import { runAs } from '../../../../test/support/run-as.ts'
import { makeStaff } from '../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { appointmentActions } from '../../inbox/appointments.ts'

let mailbox: MailServer
let server: TemporaryServer
let worker: Awaited<ReturnType<typeof makeStaff>>
beforeAll(async () => {
  mailbox = await mailServer()
  server = await temporaryServer(
    { SMTP_URL: mailbox.url, PUBLIC_URL: 'https://husvaer.eksempel.no' },
    { sendsMail: true },
  )
  worker = await makeStaff(server.database.pool, 'vaktmester', 'Vidar Vakt')
})
afterAll(async () => {
  await server.stop()
  await mailbox.close()
})

type Mail = MailServer['received'][number]

/** The mails about a visit to one recipient with a word in their subject, once one has arrived. */
async function mailTo(recipient: (mail: Mail) => boolean, word: string): Promise<Mail> {
  const found = () => mailbox.received.find((mail) => recipient(mail) && mail.subject?.includes(word))
  await expect.poll(found).toBeDefined()
  return present(found())
}

/** Sends what waits for its undo window, or for its next try, at once. */
const sendNow = () =>
  server.database.pool.query("update mails set due_at = now() where state = 'queued' and due_at > now()")

const toHost = ({ recipients }: Mail) => recipients[0] === `${worker.id}@eksempel.no`
const toSender = (mail: Mail) => !toHost(mail) && mail.recipients[0] !== company.email

/** The calendar of a mail, and the method that its MIME part says. */
function calendarIn({ attachments }: Mail) {
  const part = present(attachments.find(({ mimeType }) => mimeType === 'text/calendar'))
  const { content } = part
  const file = typeof content === 'string' ? content : new TextDecoder().decode(content)
  // The parser of mails gives the lines of texts with LF.
  return { method: part.method, ...readCalendar(file.replace(/\r?\n/g, '\r\n')) }
}

test('the sender and the colleague who comes get the same event, its next version, and its cancellation', async () => {
  const slots = [slotAt('2026-11-24', 8), slotAt('2026-11-25', 10)]
  const { token, reference } = await caseWithOffer(server, worker, {
    slots,
    fields: { note: 'Sett fram bøtta under vasken.' },
  })
  await sendNow()
  const offer = await mailTo(toSender, 'Velg når vi kan komme')
  expect(offer.text).toContain('tirsdag 24. november kl. 08.00–10.00')
  expect(offer.text).toContain('Sett fram bøtta under vasken.')
  expect(offer.text).toContain(`https://husvaer.eksempel.no/sak/${token}`)
  expect(offer.attachments.map(({ mimeType }) => mimeType)).toEqual(['image/png'])

  const choose = (index: number) => chooseIn(server, { token }, present(slots[index]))
  await choose(0)
  const agreed = calendarIn(await mailTo(toSender, 'Besøk avtalt'))
  const ofHost = calendarIn(await mailTo(toHost, 'Besøk avtalt'))
  expect([agreed.method, agreed.properties.METHOD?.value]).toEqual(['REQUEST', 'REQUEST'])
  const [event] = agreed.events
  expect(event).toMatchObject({
    SEQUENCE: { value: '0' },
    STATUS: { value: 'CONFIRMED' },
    DTSTART: { value: '20261124T070000Z' },
    DTEND: { value: '20261124T090000Z' },
    ORGANIZER: { value: `mailto:${company.email}` },
    URL: { value: `https://husvaer.eksempel.no/sak/${token}` },
  })
  const uid = event?.UID?.value
  expect(ofHost.events[0]).toMatchObject({
    UID: { value: uid },
    ATTENDEE: { value: `mailto:${worker.id}@eksempel.no` },
  })
  // The staff member's calendar never has the sender's secret link.
  expect(JSON.stringify(ofHost)).not.toContain(token)

  await choose(1)
  const moved = calendarIn(await mailTo(toSender, 'flyttet'))
  expect(moved.events[0]).toMatchObject({
    UID: { value: uid },
    SEQUENCE: { value: '1' },
    DTSTART: { value: '20261125T090000Z' },
  })

  await runAs(server, worker, appointmentActions.cancel, { reference }, monday)
  for (const recipient of [toSender, toHost]) {
    const cancelled = calendarIn(await mailTo(recipient, 'avlyst'))
    expect([cancelled.method, cancelled.properties.METHOD?.value]).toEqual(['CANCEL', 'CANCEL'])
    expect(cancelled.events[0]).toMatchObject({
      UID: { value: uid },
      SEQUENCE: { value: '2' },
      STATUS: { value: 'CANCELLED' },
    })
  }
})

test('an offer that was withdrawn before its mail left is not mailed', async () => {
  mailbox.refuse(451)
  const { id, reference } = await caseWithOffer(server, worker, { slots: [slotAt('2026-11-26', 8)] })
  await sendNow()
  const { pool } = server.database
  const offer = "case_id = $1 and data ->> 'what' = 'offered'"
  const read = async () =>
    (await pool.query(`select attempts, state from mails where ${offer}`, [id])).rows[0]
  await expect.poll(async () => (await read()).attempts).toBeGreaterThan(0)
  // No try of it is under way while it is withdrawn.
  const postpone = () =>
    pool.query(
      `update mails set due_at = now() + interval '1 hour'
       where ${offer} and state = 'queued' and retries > 0 and leased_until is null`,
      [id],
    )
  await expect.poll(async () => (await postpone()).rowCount).toBe(1)
  await runAs(server, worker, appointmentActions.cancel, { reference }, monday)
  mailbox.refuse(null)
  const stateAfterTry = async () => {
    await sendNow()
    return (await read()).state
  }
  await expect.poll(stateAfterTry).toBe('withheld')
})
