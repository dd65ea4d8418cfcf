import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { company } from '#landlord/company.ts'
import { composedMail } from '../../../../test/support/composed-mail.ts'
import { day } from '../../../../test/support/day.ts'
import { formWithId } from '../../../../test/support/form-with-id.ts'
import { present } from '../../../../test/support/present.ts'
import { sampleEntries } from '../../../../test/support/sample-answers.ts'
import { sendCase } from '../../../../test/support/sent-case.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { instantInOslo } from '../../../domain/time/oslo-instant.ts'
import { findCase, receiptOf } from './sender/sender-case.ts'
import { urgentAdviceNow } from './store/urgent-advice.ts'

let server: TemporaryServer
beforeAll(async () => {
  server = await temporaryServer()
})
afterAll(() => server.stop())

const [noon, night] = [12, 2].map((hour) => instantInOslo(day('2027-03-02'), hour))

describe.each(['issue-report', 'issue-report-dialog'])(
  'water on the electrics, told of by %s as normal',
  (id) => {
    const told = () => sendCase(server, id, { danger: 'water', urgency: 'normal' })

    test('is a dangerous, urgent case that is promised an answer within 24 hours', async () => {
      const sent = await told()
      const { rows } = await server.database.pool.query(
        `select urgency, is_danger, priority, answers ->> 'danger' as danger, promised_at - sent_at = interval '24 hours' as soon
       from cases where id = $1`,
        [sent.id],
      )
      expect(rows).toEqual([{ urgency: 'urgent', is_danger: true, priority: 0, danger: 'water', soon: true }])
    })

    test('is in the mail to staff', async () => {
      const mail = await composedMail(server, (await told()).id, 'case-to-company')
      expect(mail.subject).toMatch(/^HASTER: /)
      expect(JSON.stringify(mail.blocks)).toContain('Vann på det elektriske')
    })

    test('tells its sender in the mail what to do first, and the numbers of day and night', async () => {
      const mail = await composedMail(server, (await told()).id, 'case-to-sender')
      const [first] = mail.blocks
      expect(JSON.stringify(first)).toMatch(/Slå av hovedsikringen/)
      for (const number of [company.phone, company.onCallPhone])
        expect(JSON.stringify(first)).toContain(number)
    })

    test('stands on the receipt, with what to do first and whether the office answers', async () => {
      const record = present(await findCase(server.deps, (await told()).token))
      const receipt = await receiptOf(server.deps, record, night)
      expect(receipt).toMatchObject({ advice: { call: 'landlord' }, isOfficeOpen: false, isFromTenant: true })
      expect(receipt.answers).toEqual([{ label: 'Er det fare akkurat nå?', value: 'Vann på det elektriske' }])
      expect(await receiptOf(server.deps, record, noon)).toMatchObject({ isOfficeOpen: true })
    })
  },
)

test('the number is that of the office in its hours, and else that of who is on call', async () => {
  const at = async (now: Date | undefined) =>
    (await urgentAdviceNow(server.deps, formWithId('lost-key'), { danger: 'locked-out' }, now))?.number
  expect([await at(noon), await at(night)]).toEqual([company.phone, company.onCallPhone])
})

test('the API answers an urgent form with advice, and another one without', async () => {
  const send = async (own: Record<string, string>) => {
    const response = await fetch(`${server.url}/api/skjema/issue-report`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...sampleEntries(formWithId('issue-report')), ...own }),
    })
    expect(response.status).toBe(201)
    return response.json()
  }
  expect(await send({ urgency: 'urgent', issueType: 'plumbing' })).toMatchObject({
    title: 'Avviksmelding sendt!',
    text: 'Takk for meldingen. Vi svarer innen 24 timer.',
    advice: { text: expect.stringContaining('Steng stoppekrana'), number: expect.stringMatching(/^33 /) },
  })
  expect(await send({ urgency: 'high' })).toMatchObject({
    text: expect.stringContaining('innen én virkedag'),
  })
  expect(await send({ urgency: 'normal' })).not.toHaveProperty('advice')
})

test('what a visitor is told of what they have sent names the thing, and no receipt of theirs has the on-call number', async () => {
  const applied = await sendCase(server, 'interest-minilager')
  const mail = await composedMail(server, applied.id, 'case-to-sender')
  expect(mail.subject).toBe(`Vi har fått interesseskjemaet ditt (${applied.reference})`)
  expect(JSON.stringify(mail)).not.toContain(company.onCallPhone)
  const record = present(await findCase(server.deps, applied.token))
  expect((await receiptOf(server.deps, record)).isFromTenant).toBe(false)
})
