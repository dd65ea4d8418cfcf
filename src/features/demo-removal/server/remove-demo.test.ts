import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { fillMonth } from '../../../../demo/month/fill-month.ts'
import { loadDemoIfNew } from '../../../../demo/start/load-demo.ts'
import { blankPhoto } from '../../../../test/support/blank-photo.ts'
import { signedIn } from '../../../../test/support/colleagues.ts'
import { present } from '../../../../test/support/present.ts'
import { propertyRow } from '../../../../test/support/property-row.ts'
import { type SentCase, sendCase } from '../../../../test/support/sent-case.ts'
import { makeStaff } from '../../../../test/support/staff.ts'
import { staffRequest } from '../../../../test/support/staff-request.ts'
import { asked, subscribe } from '../../../../test/support/subscriber.ts'
import { temporaryFolder } from '../../../../test/support/temporary-folder.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import type { PropertyId } from '../../../domain/portfolio/property.ts'
import { propertyId } from '../../../platform/database/columns.ts'
import { execute, queryRow, queryRows } from '../../../platform/database/query.ts'
import { storePicture } from '../../../platform/pictures/pictures.ts'
import { deletePendingFiles } from '../../../platform/storage/pending-deletions.ts'
import { answerCase } from '../../inbox/server/answer/answer.ts'
import { writeImport } from '../../portfolio-browsing/server/import.ts'
import { archiveProperty } from '../../portfolio-editing/server/versions.ts'
import { demoIds, findDemo } from './find-demo.ts'
import { forgetDeletedDemo } from './marks.ts'
import { demoPageReader } from './read-demo.ts'
import { removeDemo } from './remove-demo.ts'

let server: TemporaryServer
let administrator: Awaited<ReturnType<typeof makeStaff>>
let ownHome: string
let asksAbout: SentCase
let sent: SentCase
/** Homes of the demo: one that staff have edited, and one that a real case is about. */
let edited: PropertyId
let askedFor: PropertyId

beforeEach(async () => {
  server = await temporaryServer()
  const { pool } = server.database
  await loadDemoIfNew(server, temporaryFolder('drawn'))
  await fillMonth(server, { count: 20, until: new Date(Date.now() - 60_000), seed: 14 })
  administrator = await makeStaff(pool, 'administrator')
  const own = propertyRow({ images: ['/storage/v1/object/public/property-images/egen/1.jpg'] })
  ownHome = own.id
  await writeImport(pool, { properties: [own], finn_properties: [] })
  await storePicture(server, 'property-images/egen/1.jpg', await blankPhoto().jpeg().toBuffer())
  const homes = await queryRows(
    pool,
    propertyId,
    `select id from properties where type = 'Bolig' and id::text in ${demoIds('property')} order by title`,
  )
  edited = present(homes[0])
  askedFor = present(homes[1])
  await archiveProperty(server, { id: edited, by: administrator.id })
  sent = await sendCase(server, 'contact-message')
  asksAbout = await sendCase(server, 'contact-message')
  await execute(pool, 'update cases set property_id = $2 where id = $1', [asksAbout.id, askedFor])
  await subscribe(server, asked('ola@virkelig.example'))
})
afterEach(() => server.stop())

const texts = (statement: string) => queryRows(server.database.pool, z.string(), statement)

const count = (table: string, where = 'true') =>
  queryRow(server.database.pool, z.number(), `select count(*)::int from ${table} where ${where}`)

/** What a landlord has besides the demo, as text. */
const realRows = () =>
  queryRow(
    server.database.pool,
    z.string(),
    `select jsonb_build_object(
       'home', (select to_jsonb(properties) from properties where id = $1),
       'picture', (select jsonb_agg(to_jsonb(pictures) order by url) from pictures where url like '%/egen/%'),
       'cases', (select jsonb_agg(to_jsonb(cases) - 'property_id' - 'updated_at' order by id) from cases where id = any($2)),
       'mails', (select count(*) from mails where case_id = any($2)),
       'staff', (select to_jsonb(staff) from staff where id = $3),
       'subscribers', (select count(*) from subscribers where id::text not in ${demoIds('subscriber')}))::text`,
    [ownHome, [sent.id, asksAbout.id], administrator.id],
  )

test('lists what is demo, and which of it staff have edited or real cases are about', async () => {
  const demo = await findDemo(server.database.pool)
  expect(demo).toMatchObject({ properties: 65, listings: 18, cases: expect.any(Number) })
  expect(demo.cases).toBeGreaterThan(19)
  expect(demo.subscribers).toBeGreaterThan(10)
  expect(demo.mails).toBeGreaterThan(0)
  expect(demo.accounts).toHaveLength(8)
  expect(demo.touched.map(({ id, isEdited, cases }) => ({ id, isEdited, cases }))).toEqual([
    { id: edited, isEdited: true, cases: [] },
    { id: askedFor, isEdited: false, cases: [asksAbout.reference] },
  ])
})

test('takes all of the demo out and nothing else', async () => {
  // Also an account that was closed before.
  await execute(server.database.pool, `update staff set disabled_at = now() where name like 'Rune%'`)
  const before = await realRows()
  expect(await count('search_words', `word = 'verftsgata'`)).toBe(1)
  const { kept, closed, hasAdministrator } = await removeDemo(server, {
    withTouched: true,
    by: administrator.id,
  })
  expect({ kept, closed, hasAdministrator }).toEqual({ kept: 0, closed: [], hasAdministrator: true })
  expect(await realRows()).toBe(before)
  expect(await texts('select id from properties')).toEqual([ownHome])
  expect(await texts('select reference from cases order by id')).toHaveLength(2)
  expect(await texts('select id from staff')).toEqual([administrator.id])
  expect(await texts('select url from pictures')).toHaveLength(1)
  for (const table of [
    'finn_properties',
    'property_versions',
    'incoming_mails',
    'photos',
    'on_call_shifts',
    'staff_verifications',
    'demo_rows',
  ])
    expect.soft(await count(table), table).toBe(0)
  expect(await count('buildings')).toBe(1)
  expect(await count('subscribers')).toBe(1)
  expect(await count('vacancies')).toBe(0)
  expect(await count('search_words', `word = 'verftsgata'`)).toBe(0)
  expect(await count('search_words', `word = 'prøveveien'`)).toBe(1)
  const mailsOfNoOne = `case_id is null and subscriber_id is null`
  expect(await count('mails', mailsOfNoOne)).toBe(0)
})

test('the pictures of its houses go with their files', async () => {
  const path = 'private-photos/stoppekran.jpg'
  await server.storage.put(path, 'et bilde')
  await execute(
    server.database.pool,
    `insert into photos (id, storage_path, label, width, height, bytes, building_id)
     select gen_random_uuid(), $2, '', 1, 1, 8, building_id from properties where id = $1`,
    [askedFor, path],
  )
  await removeDemo(server, { withTouched: true, by: null })
  expect(await count('photos')).toBe(0)
  await deletePendingFiles(server)
  expect(await server.storage.exists(path)).toBe(false)
})

test('the page of the demo lists it, and says when it was removed', async () => {
  const page = demoPageReader(server, staffRequest(await signedIn(server, 'administrator')))
  expect((await page.read()).demo?.properties).toBe(65)
  await removeDemo(server, { withTouched: true, by: null })
  expect(await page.read()).toEqual({ demo: null, removedAt: expect.stringMatching(/^i dag /) })
})

test('marks of what was deleted by hand are forgotten', async () => {
  await execute(server.database.pool, 'delete from finn_properties')
  await forgetDeletedDemo(server.database.pool)
  expect(await count('demo_rows', `kind = 'listing'`)).toBe(0)
  expect(await count('demo_rows', `kind = 'property'`)).toBe(65)
})

test('a real case about a home that is taken out says what it was about', async () => {
  const title = await texts(`select title from properties where id = '${askedFor}'`)
  await execute(
    server.database.pool,
    `update cases set building_id = (select building_id from properties where id = '${askedFor}'), building_match = 'certain'
     where id = '${asksAbout.id}'`,
  )
  await removeDemo(server, { withTouched: true, by: null })
  expect(await count('cases', 'property_id is not null or building_id is not null')).toBe(0)
  expect(
    await texts(`select text from case_events where kind = 'note' and case_id = '${asksAbout.id}'`),
  ).toEqual([expect.stringContaining(present(title[0]))])
})

test('homes that are kept are the landlord’s own from then on, with their pictures', async () => {
  const shown = await texts(`select unnest(images) from properties where id = '${askedFor}' order by 1`)
  const { kept } = await removeDemo(server, { withTouched: false, by: administrator.id })
  expect(kept).toBe(2)
  expect(await texts('select id from properties order by id')).toEqual([ownHome, askedFor].toSorted())
  expect(await count('property_versions', `property_id = '${edited}'`)).toBe(2)
  expect(shown.length).toBeGreaterThan(0)
  expect(await texts('select url from pictures')).toEqual(expect.arrayContaining(shown))
  expect(await count('cases', `property_id = '${askedFor}'`)).toBe(1)
  expect(await count('demo_rows')).toBe(0)
  expect(await server.isDemo()).toBe(false)
})

test('the account that removes the demo stays, and one whose name stands on what stays is closed', async () => {
  const [mine, answered] = await texts(
    `select id from staff where id::text in ${demoIds('staff')} order by role = 'administrator' desc, name limit 2`,
  )
  const by = { id: present(answered), name: 'Ingrid Berg (demo)', role: 'saksbehandler' } as const
  await answerCase(server.deps, by, sent.reference, { text: 'Vi ser på det.', now: new Date() })
  await execute(server.database.pool, 'update cases set assignee_id = $2 where id = $1', [sent.id, by.id])
  const { closed } = await removeDemo(server, { withTouched: true, by: present(mine) })
  expect(closed).toHaveLength(1)
  expect(await texts('select id from staff order by id')).toEqual(
    [mine, answered, administrator.id].toSorted(),
  )
  expect(await texts('select id from staff where disabled_at is not null')).toEqual([answered])
  expect(await count('cases', 'assignee_id is not null')).toBe(0)
})

test('nothing is removed where the list was another', async () => {
  const check = () => {
    throw new Error('changed')
  }
  await expect(removeDemo(server, { withTouched: true, by: null, check })).rejects.toThrow('changed')
  expect(await count('properties')).toBe(65)
})

test('deletes the files of the pictures that are gone', async () => {
  const [url = ''] = await texts(`select images[1] from properties where id = '${askedFor}'`)
  const path = url.replace('/storage/v1/object/public/', '')
  await server.storage.put(path, 'drawn')
  await removeDemo(server, { withTouched: true, by: null })
  await deletePendingFiles(server)
  expect(await server.storage.exists(path)).toBe(false)
  expect(await server.storage.exists('property-images/egen/1.jpg')).toBe(true)
})

test('no table but these keeps an account from being deleted', async () => {
  // One that is added belongs into `removeAccounts`.
  expect(
    await texts(
      `select distinct conrelid::regclass::text from pg_constraint
       where contype = 'f' and confrelid = 'staff'::regclass and confdeltype not in ('c', 'n') order by 1`,
    ),
  ).toEqual(['account_changes', 'picture_batches', 'staff_confirmations'])
})
