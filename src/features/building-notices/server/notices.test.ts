import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signedIn } from '../../../../test/support/colleagues.ts'
import { propertyRow } from '../../../../test/support/property-row.ts'
import { sendCase } from '../../../../test/support/sent-case.ts'
import { makeStaff } from '../../../../test/support/staff.ts'
import { staffRequest } from '../../../../test/support/staff-request.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { composeNotice } from '../../outgoing-mail/server/compose-notice.ts'
import { writeImport } from '../../portfolio-browsing/server/import.ts'
import { issueReport } from '../../tenant-forms/issue-report.ts'
import { buildingNoticeTexts } from '../notices.words.ts'
import { followNotice } from './follow-notice.ts'
import { explainingNotices, noticesAt } from './known-notices.ts'
import { noticeReader } from './notice-reader.ts'
import { noticesOfPerson } from './notices-of-person.ts'
import { purgeNotices } from './purge-notices.ts'
import { readCurrentNotices, readNoticesOfCase, readNoticesThatAreOver } from './read-notices.ts'
import { readPlaces } from './read-places.ts'
import { noticePages } from './recipient-pages.ts'
import { acceptNotices, readRecipient, refuseNotices } from './refuse-notices.ts'
import { cancelNotice, changeNotice, endNotices, publishNotice, type WrittenNotice } from './write-notice.ts'

let server: TemporaryServer
let by: string
beforeAll(async () => {
  server = await temporaryServer()
  const { pool } = server.database
  await writeImport(pool, {
    properties: [
      propertyRow({ title: 'Storgata 31, leilighet 201' }),
      propertyRow({ title: 'Kongegata 12, leilighet 502' }),
    ],
    finn_properties: [],
  })
  by = (await makeStaff(pool, 'administrator')).id
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.database.pool.query(
    'truncate building_notices, building_notice_refusals, mails cascade; delete from cases',
  )
})

const now = new Date('2026-12-01T09:00:00Z')
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000)
const days = (count: number) => hours(24 * count)

const written = async (changes: Partial<WrittenNotice> = {}): Promise<WrittenNotice> => ({
  title: 'Vannet stenges',
  advice: 'Tapp vann først.',
  topic: 'plumbing',
  startsAt: hours(-1),
  endsAt: hours(2),
  places: await readPlaces(server.database.pool, ['Storgata 31, Larvik']),
  isMailed: true,
  ...changes,
})
const publish = async (changes: Partial<WrittenNotice> = {}) =>
  publishNotice(server.deps, by, await written(changes), now)

const report = (email: string, address = 'Storgata 31, Larvik', at = days(-30)) =>
  sendCase(server, 'issue-report', { email, address, issueType: 'plumbing' }, at)

const mails = async () =>
  (
    await server.database.pool.query(
      `select kind, recipient, state, data from mails where kind in ('notice-to-tenant', 'following-to-tenant') order by recipient`,
    )
  ).rows
const mailed = async () => (await mails()).map(({ recipient }) => recipient)
const recipientOf = async (email: string): Promise<string> =>
  (await server.database.pool.query('select id from building_notice_recipients where email = $1', [email]))
    .rows[0].id

test('staff see what is now and soon and what is over, with how many are told of each, and begin one at a building', async () => {
  await report('kari@eksempel.no')
  await publish()
  await publish({ title: 'Strømmen er borte', endsAt: hours(1), startsAt: hours(-3) })
  const reader = noticeReader(
    { ...server.deps, publicUrl: 'https://eksempel.no' },
    staffRequest(await signedIn(server, 'administrator'), hours(1.5)),
  )
  const { current, over } = await reader.list()
  expect(current).toMatchObject([{ title: 'Vannet stenges', told: 1 }])
  expect(over).toMatchObject([{ title: 'Strømmen er borte', told: 1 }])
  const { rows } = await server.database.pool.query("select id from buildings where address = 'Storgata 31'")
  expect(await reader.placeOf(rows[0].id)).toBe('Storgata 31, Larvik')
  expect(await reader.placeOf('%00')).toBe('')
})

describe('the notices of all houses', () => {
  const pagesOn = (database: Pick<TemporaryServer['database'], 'pool' | 'reads'>) => {
    const request = new Request('https://eksempel.no/melde-avvik')
    return noticePages(
      { ...server.deps, database },
      { request, address: null, now, reference: 'TEST' },
      server.photoDeps,
    )
  }

  test('are in the same words on the site, in forms and on the poster', async () => {
    const { id } = await publish({ startsAt: hours(24), endsAt: hours(27) })
    await changeNotice(server.deps, by, { id, ...(await written({ title: 'Vannet stenges lenger' })) }, now)
    const pages = pagesOn(server.database)
    const [onSite] = await pages.current()
    expect(onSite?.title).toBe('Endret: Vannet stenges lenger')
    expect(await pages.inForms()).toEqual([{ ...onSite, hasBegun: true, topic: 'plumbing' }])
    const reader = noticeReader(
      { ...server.deps, publicUrl: 'https://eksempel.no' },
      staffRequest(await signedIn(server, 'administrator'), now),
    )
    expect((await reader.poster(id))?.notice).toEqual(onSite)
  })

  test('keep no form back where they cannot be read', async () => {
    const reads = new pg.Pool({ connectionString: 'postgres://127.0.0.1:1/postgres' })
    expect(await pagesOn({ pool: server.database.pool, reads }).inForms()).toBe(null)
  })
})

describe('the places of a notice', () => {
  test('are towns of ours and houses that a line certainly names', async () => {
    const { towns, buildings } = await readPlaces(server.database.pool, ['larvik', 'storgt. 31, Larvik'])
    expect([towns, buildings.length]).toEqual([['Larvik'], 1])
  })

  test('are asked for again where a line names none', async () => {
    await expect(readPlaces(server.database.pool, ['Månegata 1, Larvik'])).rejects.toThrow(
      buildingNoticeTexts.unknownPlace('Månegata 1, Larvik'),
    )
  })
})

describe('a published notice', () => {
  test('is mailed once to each tenant with a case from the house in the last year', async () => {
    await report('kari@eksempel.no')
    await report('kari@eksempel.no')
    await report('nabo@eksempel.no', 'Kongegata 12, Larvik')
    await report('tidligere@eksempel.no', 'Storgata 31, Larvik', days(-400))
    expect((await publish()).mails).toBe(1)
    expect(await mailed()).toEqual(['kari@eksempel.no'])
  })

  test('is mailed to the houses of a town', async () => {
    await report('kari@eksempel.no')
    await report('nabo@eksempel.no', 'Kongegata 12, Larvik')
    await publish({ places: { towns: ['Larvik'], buildings: [] } })
    expect(await mailed()).toEqual(['kari@eksempel.no', 'nabo@eksempel.no'])
  })

  test('is not mailed to visitors and applicants, nor where its writer says so', async () => {
    await sendCase(
      server,
      'contact-message',
      { email: 'besok@eksempel.no', message: 'Storgata 31, Larvik er fin.' },
      days(-2),
    )
    await report('kari@eksempel.no')
    await publish({ isMailed: false })
    expect(await mailed()).toEqual([])
    await publish()
    expect(await mailed()).toEqual(['kari@eksempel.no'])
  })

  test('is not mailed to who has moved out before it begins', async () => {
    await report('kari@eksempel.no')
    const { id } = await sendCase(
      server,
      'termination',
      { email: 'kari@eksempel.no', address: 'Storgata 31, Larvik' },
      days(-120),
    )
    const lastRentDay = (day: string, status: string) =>
      server.database.pool.query('update cases set key_day = $2, status = $3 where id = $1', [
        id,
        day,
        status,
      ])
    await lastRentDay('2026-11-30', 'in-progress')
    expect((await publish()).mails).toBe(0)
    await lastRentDay('2026-11-30', 'withdrawn')
    expect((await publish()).mails).toBe(1)
    await lastRentDay('2026-12-01', 'in-progress')
    expect((await publish()).mails).toBe(1)
  })

  test('is refused where it ends before it begins, or is over', async () => {
    await expect(
      written({ endsAt: hours(-2) }).then((each) => publishNotice(server.deps, by, each, now)),
    ).rejects.toThrow(buildingNoticeTexts.endsBeforeStart)
    await expect(
      written({ startsAt: hours(-3), endsAt: hours(-2) }).then((each) =>
        publishNotice(server.deps, by, each, now),
      ),
    ).rejects.toThrow(buildingNoticeTexts.isOver)
  })

  test('is withheld from a mailbox that has got six in a day, and takes nothing of its codes', async () => {
    await report('kari@eksempel.no')
    for (let sent = 0; sent < 7; sent += 1) await publish()
    expect((await mails()).map(({ state }) => state).filter((state) => state === 'queued')).toHaveLength(6)
  })

  test('is shown at its house until it is over, and on the open cases there', async () => {
    const { id } = await report('kari@eksempel.no')
    const other = await report('nabo@eksempel.no', 'Kongegata 12, Larvik')
    await publish()
    const { pool } = server.database
    expect(await readCurrentNotices(pool, now)).toMatchObject([{ addresses: ['Storgata 31, Larvik'] }])
    expect(await readCurrentNotices(pool, hours(2))).toEqual([])
    expect(await readNoticesThatAreOver(pool, hours(2))).toHaveLength(1)
    expect(await readNoticesOfCase(pool, id, now)).toHaveLength(1)
    expect(await readNoticesOfCase(pool, id, hours(2))).toEqual([])
    expect(await readNoticesOfCase(pool, other.id, now)).toEqual([])
    expect(await noticesAt(pool, 'storgt 31 larvik', 'nb', now)).toHaveLength(1)
    expect(await noticesAt(pool, 'Kongegata 12, Larvik', 'nb', now)).toEqual([])
    expect([
      await endNotices(server, now),
      await endNotices(server, hours(2)),
      await endNotices(server, hours(2)),
    ]).toEqual([0, 1, 0])
  })
})

describe('a report of what is known', () => {
  const explained = (answers: Record<string, string>, at = now) =>
    explainingNotices(
      server.database.pool,
      issueReport,
      { address: 'Storgata 31, Larvik', issueType: 'plumbing', ...answers },
      at,
    )

  test('is explained by a notice of its house and its fault, while it holds', async () => {
    await publish()
    expect(await explained({})).toMatchObject([{ title: 'Vannet stenges' }])
    expect(await explained({ issueType: 'noise' })).toEqual([])
    expect(await explained({ address: 'Kongegata 12, Larvik' })).toEqual([])
    expect(await explained({}, hours(-2))).toEqual([])
    expect(await explained({}, hours(3))).toEqual([])
  })

  test('is not held back where it is urgent, or says that there is danger', async () => {
    await publish()
    expect(await explained({ urgency: 'urgent' })).toEqual([])
    const dangers = issueReport.flags?.danger ?? []
    expect(dangers.length).toBeGreaterThan(0)
    for (const said of dangers)
      expect(
        await explained(
          Object.fromEntries(Object.entries(said).map(([name, value]) => [name, String(value)])),
        ),
      ).toEqual([])
  })

  test('is never explained by the cases of a house: they are not public', async () => {
    await report('kari@eksempel.no', 'Storgata 31, Larvik', hours(-1))
    expect(await explained({})).toEqual([])
  })
})

describe('who follows a notice', () => {
  test('gets one receipt, and the news', async () => {
    const { id } = await publish()
    const follow = { noticeId: id, email: 'Ola@Eksempel.no' }
    expect([
      await followNotice(server.deps, follow, now),
      await followNotice(server.deps, follow, now),
    ]).toEqual([true, true])
    expect(await mails()).toMatchObject([{ kind: 'following-to-tenant', recipient: 'ola@eksempel.no' }])
    expect((await cancelNotice(server.deps, by, id, now)).mails).toBe(1)
    expect(await noticesOfPerson(server.database.pool, 'ola@eksempel.no')).toMatchObject({
      told: [{ title: 'Vannet stenges' }],
      refusedAt: null,
    })
  })

  test('cannot follow one that is over or cancelled, or does not exist', async () => {
    const { id } = await publish()
    expect(await followNotice(server.deps, { noticeId: id, email: 'ola@eksempel.no' }, hours(3))).toBe(false)
    await cancelNotice(server.deps, by, id, now)
    expect(await followNotice(server.deps, { noticeId: id, email: 'ola@eksempel.no' }, now)).toBe(false)
    for (const noticeId of ["'", '\0', randomUUID()])
      expect(await followNotice(server.deps, { noticeId, email: 'ola@eksempel.no' }, now)).toBe(false)
    expect(await mails()).toEqual([])
  })
})

describe('a refusal', () => {
  test('ends all mails of notices to the address, also where a stranger has it follow one', async () => {
    await report('kari@eksempel.no')
    const { id } = await publish()
    const recipient = await recipientOf('kari@eksempel.no')
    await refuseNotices(server, recipient)
    expect(await mails()).toEqual([])
    const other = await publish()
    expect(other.mails).toBe(0)
    expect(await followNotice(server.deps, { noticeId: other.id, email: 'kari@eksempel.no' }, now)).toBe(true)
    expect(await mails()).toEqual([])
    expect((await cancelNotice(server.deps, by, id, now)).mails).toBe(0)
    expect(await readRecipient(server, recipient)).toMatchObject({ isRefused: true, isTenant: true })
    expect(await noticesOfPerson(server.database.pool, 'kari@eksempel.no')).toMatchObject({
      refusedAt: expect.any(Date),
    })
    await acceptNotices(server, recipient)
    expect((await publish()).mails).toBe(1)
  })

  test('changes nothing by an unknown link', async () => {
    await refuseNotices(server, 'tull')
    await acceptNotices(server, 'tull')
    expect(await readRecipient(server, 'tull')).toBe(null)
  })
})

describe('a mail of a notice', () => {
  const compose = async (index = 0) => {
    const each = (await mails())[index]
    return composeNotice(server.deps, each, 'nb')
  }
  /** From the present, since mails are made when they are sent. */
  const publishNow = async (changes: Partial<WrittenNotice> = {}) => {
    const at = new Date()
    const later = new Date(at.getTime() + 3_600_000)
    return publishNotice(server.deps, by, await written({ startsAt: at, endsAt: later, ...changes }), at)
  }

  test('says what, when and where, and how to refuse', async () => {
    await report('kari@eksempel.no', 'Storgata 31, Larvik', new Date())
    await publishNow()
    const mail = await compose()
    const id = await recipientOf('kari@eksempel.no')
    expect(mail).toMatchObject({ subject: 'Vannet stenges, Storgata 31, Larvik' })
    expect(mail?.unsubscribe).toBe(`${server.deps.publicUrl}/driftsmelding/${id}/stopp`)
    expect(JSON.stringify(mail?.blocks)).toContain(`/driftsmelding/${id}"`)
  })

  test('is not sent once a newer one follows, and says that it is cancelled', async () => {
    await report('kari@eksempel.no', 'Storgata 31, Larvik', new Date())
    const { id } = await publishNow()
    await cancelNotice(server.deps, by, id, new Date())
    const all = await mails()
    const composed = await Promise.all(all.map((each) => composeNotice(server.deps, each, 'nb')))
    expect(composed.flatMap((mail) => (mail ? [mail.heading] : []))).toEqual(['Over: Vannet stenges'])
  })

  test('of a change goes to those told before, also where their house is no more among its places', async () => {
    await report('kari@eksempel.no', 'Storgata 31, Larvik', new Date())
    const { id } = await publishNow()
    const at = new Date()
    const places = await readPlaces(server.database.pool, ['Kongegata 12, Larvik'])
    const changed = await written({ startsAt: at, endsAt: new Date(at.getTime() + 7_200_000), places })
    expect((await changeNotice(server.deps, by, { id, ...changed }, at)).mails).toBe(1)
    await cancelNotice(server.deps, by, id, at)
    await expect(changeNotice(server.deps, by, { id, ...changed }, at)).rejects.toThrow(
      buildingNoticeTexts.gone,
    )
  })
})

test('who was told is forgotten sixty days after the end, and the notice after a year', async () => {
  await report('kari@eksempel.no')
  await publish()
  const { pool } = server.database
  const left = async () =>
    (
      await pool.query(
        'select (select count(*)::int from building_notices) as notices, (select count(*)::int from building_notice_recipients) as told',
      )
    ).rows[0]
  await purgeNotices(pool, days(59))
  expect(await left()).toEqual({ notices: 1, told: 1 })
  await purgeNotices(pool, days(61))
  expect(await left()).toEqual({ notices: 1, told: 0 })
  await purgeNotices(pool, days(370))
  expect(await left()).toEqual({ notices: 0, told: 0 })
})
