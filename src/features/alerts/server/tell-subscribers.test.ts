import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { larvikListing } from '../../../../test/support/larvik-listing.ts'
import { type MailServer, mailServer } from '../../../../test/support/mail-server.ts'
import { present } from '../../../../test/support/present.ts'
import { propertyRow } from '../../../../test/support/property-row.ts'
import { asked, subscribe } from '../../../../test/support/subscriber.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import type { Listing } from '../../../domain/portfolio/listing.ts'
import type { Property } from '../../../domain/portfolio/property.ts'
import { osloDate } from '../../../domain/time/calendar.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { upsertRows } from '../../portfolio-browsing/server/import.ts'
import { pauseAlerts, renewAlerts, resumeAlerts, stopAlerts } from './change-alerts.ts'
import { tellSubscribers } from './tell-subscribers.ts'

let mailbox: MailServer
let server: TemporaryServer
beforeAll(async () => {
  mailbox = await mailServer()
})
afterAll(() => mailbox.close())
beforeEach(async () => {
  mailbox.received.length = 0
  server = await temporaryServer(
    { SMTP_URL: mailbox.url, PUBLIC_URL: 'https://husvaer.eksempel.no' },
    { sendsMail: true },
  )
})
afterEach(() => server.stop())

const DAY = 86_400_000
const email = 'kari@eksempel.no'
/** Noon in Oslo. */
const noon = new Date('2026-11-22T11:00:00Z')
const inDays = (days: number) => new Date(noon.getTime() + days * DAY)

const put = (...properties: Property[]) =>
  inTransaction(server.database.pool, (client) => upsertRows(client, 'properties', properties))
const advertise = (...listings: Listing[]) =>
  inTransaction(server.database.pool, (client) => upsertRows(client, 'finn_properties', listings))

const home = (fields: Partial<Property> = {}) =>
  propertyRow({ title: 'Prøveveien 1', status: 'ledig', price: 9_000, area: 50, bedrooms: 2, ...fields })

const ad = (fields: Partial<Listing> = {}) => larvikListing({ scraped_at: noon.toISOString(), ...fields })
const tell = (now = noon) => tellSubscribers(server.alerts, now)
const told = () => mailbox.received.filter(({ subject }) => subject?.startsWith('Ledig'))
/** How many of the mails that wait meet a condition. */
const mailsWhere = async (condition: string) =>
  (await server.database.pool.query(`select 1 from mails where state = 'queued' and ${condition}`)).rowCount
/** The mail server refuses all mails after the one that asks the subscriber to confirm. */
async function refuseMails(): Promise<void> {
  await expect.poll(() => mailsWhere('true')).toBe(0)
  mailbox.refuse(451)
}
/** Until the mail server has refused a mail, which waits for its next try. */
const untilRefused = () => expect.poll(() => mailsWhere('retries > 0 and leased_until is null')).toBe(1)
/** The subjects of the mails of homes, once all that was ordered is sent. */
async function subjects(): Promise<string[]> {
  await expect.poll(() => mailsWhere('true')).toBe(0)
  return told().map(({ subject }) => subject ?? '')
}

describe('a subscriber', () => {
  test('is told of a home that becomes vacant, once', async () => {
    const rented = home({ status: 'utleid' })
    await put(rented)
    await subscribe(server, asked(email), noon)
    expect(await tell()).toEqual({ vacancies: 0, mails: 0, asked: 0 })
    await put({ ...rented, status: 'ledig' })
    expect(await tell()).toEqual({ vacancies: 1, mails: 1, asked: 0 })
    await put({ ...rented, status: 'ledig', description: 'Nymalt' })
    expect(await tell()).toMatchObject({ mails: 0 })
    expect(await subjects()).toEqual(['Ledig: Prøveveien 1'])
  })

  test('gets one mail of all homes that came at once, however many of their wishes they fit', async () => {
    await subscribe(server, asked(email, 'type=bolig'), noon)
    await subscribe(server, asked(email, 'type=bolig&maksleie=10000'), noon)
    await put(home(), home({ title: 'Prøveveien 2' }), home({ title: 'Prøveveien 3', status: 'utleid' }))
    expect(await tell()).toMatchObject({ mails: 1 })
    expect(await subjects()).toEqual(['Ledig: to som passer deg'])
    expect(told()[0]?.text).toContain('Prøveveien 2')
    expect(told()[0]?.text).not.toContain('Prøveveien 3')
  })

  test('is told of what fits alone', async () => {
    await subscribe(server, asked(email, 'type=bolig&by=larvik&soverom=2&maksleie=8000'), noon)
    await put(home(), home({ price: 8_000, bedrooms: 1 }), home({ price: 8_000, city: 'Notodden' }))
    expect(await tell()).toMatchObject({ vacancies: 3, mails: 0 })
    await put(home({ price: 8_000, title: 'Prøveveien 4' }))
    await tell()
    expect(await subjects()).toEqual(['Ledig: Prøveveien 4'])
  })

  test('is told of a vacant home whose rent comes down to what they can pay', async () => {
    await subscribe(server, asked(email, 'type=bolig&maksleie=8000'), noon)
    const dear = home()
    await put(dear)
    expect(await tell()).toMatchObject({ mails: 0 })
    await put({ ...dear, price: 7_900 })
    expect(await tell()).toMatchObject({ mails: 1 })
  })

  test('is not told of a home that was vacant all along when its rent is raised', async () => {
    const flat = home()
    await put(flat)
    await tell()
    await subscribe(server, asked(email), noon)
    await subscribe(server, asked(email, 'type=bolig&maksleie=20000'), noon)
    await put({ ...flat, price: 13_000 })
    expect(await tell()).toMatchObject({ mails: 0 })
    await put({ ...flat, price: 12_000, bedrooms: 3 })
    expect(await tell()).toMatchObject({ mails: 0 })
  })

  test('is told of a home that is free from a day', async () => {
    await subscribe(server, asked(email), noon)
    await put(home({ status: 'utleid', available_from: osloDate(new Date('2027-03-01')) }))
    await tell()
    expect(await subjects()).toEqual(['Ledig: Prøveveien 1'])
    expect(told()[0]?.text).toContain('Ledig fra 1. mars')
  })

  test('is not told again of a home that was reserved for some days, but of one that was taken for long', async () => {
    await subscribe(server, asked(email), noon)
    const flat = home()
    await put(flat)
    await tell()
    await put({ ...flat, status: 'reservert' })
    await tell(inDays(1))
    await put(flat)
    expect(await tell(inDays(5))).toMatchObject({ mails: 0 })
    await put({ ...flat, status: 'utleid' })
    await tell(inDays(6))
    await put(flat)
    expect(await tell(inDays(60))).toMatchObject({ mails: 1 })
  })

  test('is not told of a home that was taken before the mail went out', async () => {
    await subscribe(server, asked(email), noon)
    const flat = home()
    await put(flat)
    await refuseMails()
    await tell()
    await untilRefused()
    await put({ ...flat, status: 'utleid' })
    await tell()
    mailbox.refuse(null)
    await server.database.pool.query("update mails set due_at = now() where state = 'queued'")
    expect(await subjects()).toEqual([])
  })

  test('is told of an ad that the sync brings, and not again when staff link it to its property', async () => {
    const flat = home({ status: 'utleid' })
    await put(flat)
    await subscribe(server, asked(email, 'type=bolig&by=larvik'), noon)
    await advertise(ad())
    expect(await tell()).toMatchObject({ mails: 1 })
    expect(await subjects()).toEqual(['Ledig: Lys toroms'])
    await server.database.pool.query('update finn_properties set property_id = $1', [flat.id])
    await put({ ...flat, status: 'ledig' })
    expect(await tell()).toMatchObject({ mails: 0 })
    expect(await subjects()).toEqual(['Ledig: Lys toroms'])
    expect(told()[0]?.text).toContain('https://www.finn.no/1234')
  })

  test('is not told of an ad that staff have hidden', async () => {
    await subscribe(server, asked(email), noon)
    await advertise(ad())
    await server.database.pool.query('update finn_properties set hidden = true')
    expect(await tell()).toMatchObject({ mails: 0 })
  })

  test('who asks for one mail a day gets what came until seven the next morning', async () => {
    await subscribe(server, asked(email, 'type=bolig', 'daily'), noon)
    await put(home())
    expect(await tell()).toMatchObject({ mails: 0 })
    await put(home({ title: 'Prøveveien 2' }))
    expect(await tell(new Date('2026-11-23T05:59:00Z'))).toMatchObject({ mails: 0 })
    expect(await tell(new Date('2026-11-23T06:00:00Z'))).toMatchObject({ mails: 1 })
    await put(home({ title: 'Prøveveien 3' }))
    expect(await tell(new Date('2026-11-23T12:00:00Z'))).toMatchObject({ mails: 0 })
    expect(await subjects()).toEqual(['Ledig: to som passer deg'])
  })

  test('who has paused gets nothing, not even what waits in the queue, until they go on', async () => {
    const token = await subscribe(server, asked(email), noon)
    await refuseMails()
    await put(home())
    await tell()
    await untilRefused()
    await pauseAlerts(server.alerts, token, noon)
    mailbox.refuse(null)
    await put(home({ title: 'Prøveveien 2' }))
    expect(await tell()).toMatchObject({ mails: 0 })
    await resumeAlerts(server.alerts, token)
    await put(home({ title: 'Prøveveien 3' }))
    await tell()
    expect(await subjects()).toEqual(['Ledig: Prøveveien 3'])
  })

  test('who has stopped gets nothing, not even what waits in the queue', async () => {
    const token = await subscribe(server, asked(email), noon)
    await refuseMails()
    await put(home())
    await tell()
    await untilRefused()
    await stopAlerts(server.alerts, token)
    mailbox.refuse(null)
    expect(await subjects()).toEqual([])
    expect(
      (await server.database.pool.query('select 1 from mails where recipient = $1', [email])).rowCount,
    ).toBe(0)
  })
})

test('a mail of homes can be ended by one press in the mail program, the one that confirms cannot', async () => {
  const token = await subscribe(server, asked(email), noon)
  await put(home())
  await tell()
  await subjects()
  const headers = (subject: RegExp) =>
    Object.fromEntries(
      present(mailbox.received.find((mail) => subject.test(mail.subject ?? ''))).headers.map(
        ({ key, value }) => [key, value],
      ),
    )
  expect(headers(/^Ledig/)).toMatchObject({
    'list-unsubscribe': `<https://husvaer.eksempel.no/si-fra/${token}/stopp>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  })
  // The one that confirms, whichever of its two subjects: it may be sent before or after the press.
  expect(headers(/^(?!Ledig)/)['list-unsubscribe']).toBeUndefined()
})

test('after six months who does not renew is asked once, and told no more', async () => {
  const token = await subscribe(server, asked(email), noon)
  expect(await tell(inDays(160))).toMatchObject({ asked: 0 })
  expect(await tell(inDays(170))).toMatchObject({ asked: 1 })
  expect(await tell(inDays(171))).toMatchObject({ asked: 0 })
  await expect.poll(() => mailbox.received.map(({ subject }) => subject)).toContain('Leter du fortsatt?')
  await renewAlerts(server.alerts, token, inDays(175))
  await put(home())
  expect(await tell(inDays(200))).toMatchObject({ mails: 1 })
  await put(home({ title: 'Prøveveien 2' }))
  expect(await tell(inDays(400))).toMatchObject({ mails: 0 })
})
