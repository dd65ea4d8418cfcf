import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { larvikListing } from '../../../../test/support/larvik-listing.ts'
import { postStaffForm } from '../../../../test/support/post-action.ts'
import { propertyRow } from '../../../../test/support/property-row.ts'
import { makeStaff } from '../../../../test/support/staff.ts'
import { asked, subscribe } from '../../../../test/support/subscriber.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { osloDate } from '../../../domain/time/calendar.ts'
import { execute, queryRow, queryRows } from '../../../platform/database/query.ts'
import { tellSubscribers } from '../../alerts/server/tell-subscribers.ts'
import { writeImport } from '../../portfolio-browsing/server/import.ts'
import { listingActions } from '../listings.ts'
import { matchListings } from './match-listings.ts'
import { readMatchLines } from './read-match-lines.ts'

let server: TemporaryServer
let editor: Awaited<ReturnType<typeof makeStaff>>
beforeEach(async () => {
  server = await temporaryServer()
  editor = await makeStaff(server.database.pool, 'redaktor')
})
afterEach(() => server.stop())

const now = new Date()
const ad = (fields = {}) => larvikListing({ scraped_at: now.toISOString(), ...fields })
const home = (fields = {}) =>
  propertyRow({
    title: 'Storgata 12, leilighet 201',
    status: 'ledig',
    price: 9_000,
    area: 50,
    bedrooms: 1,
    ...fields,
  })
const put = (rows: { properties?: ReturnType<typeof home>[]; finn_properties?: ReturnType<typeof ad>[] }) =>
  writeImport(server.database.pool, { properties: [], finn_properties: [], ...rows })
/** A run of the job that tells subscribers. */
const run = async () => {
  const linked = await matchListings(server, now)
  return { linked, ...(await tellSubscribers(server.alerts, now)) }
}
const linkedTo = () =>
  queryRow(server.database.pool, z.string().nullable(), 'select property_id::text from finn_properties')
const press = (action: string, property: string) =>
  postStaffForm({
    server,
    staff: editor,
    actions: listingActions,
    fields: { action: `listings.${action}`, id: '1234', property },
    deps: { portfolio: server.portfolio },
  })
const shown = async () => (await readMatchLines(server.database.pool, osloDate(now))).lines

describe('an ad and a property that fit each other alone', () => {
  const own = home()

  test('are linked, told to staff and written to the audit log', async () => {
    await put({ properties: [own], finn_properties: [ad()] })
    expect(await run()).toMatchObject({ linked: 1 })
    expect(await linkedTo()).toBe(own.id)
    expect(await shown()).toMatchObject([
      { listing: { id: '1234' }, property: { id: own.id, title: own.title }, isLinked: true },
    ])
    expect(
      await queryRows(
        server.database.pool,
        z.string(),
        "select detail ->> 'change' from audit_log where subject_id = '1234'",
      ),
    ).toEqual(['match'])
  })

  test('are mailed as one home, whichever of them came first', async () => {
    await subscribe(server, asked('kari@eksempel.no', 'type=bolig&by=larvik'), now)
    await put({ finn_properties: [ad()] })
    expect(await run()).toMatchObject({ linked: 0, mails: 1 })
    await put({ properties: [own] })
    expect(await run()).toMatchObject({ linked: 1, mails: 0 })
    const other = home({ title: 'Storgata 14' })
    await put({
      properties: [other],
      finn_properties: [ad({ id: '5', address: 'Storgata 14, 3256 Larvik' })],
    })
    expect(await run()).toMatchObject({ linked: 1, vacancies: 1, mails: 1 })
  })

  test('leave the list once staff have confirmed them', async () => {
    await put({ properties: [own], finn_properties: [ad()] })
    await run()
    expect(await press('same', own.id)).toMatchObject({ status: 'done' })
    expect(await shown()).toEqual([])
    expect(await linkedTo()).toBe(own.id)
  })

  test.each([
    ['different', 'the press that says so'],
    ['link', 'linking the ad to none'],
  ])('are not linked or suggested again after they were undone (%s)', async (action) => {
    await put({ properties: [own], finn_properties: [ad()] })
    await run()
    await press(action, action === 'link' ? '-' : own.id)
    expect(await linkedTo()).toBeNull()
    await put({ properties: [{ ...own, price: 9_050 }], finn_properties: [ad({ price: '9 050 kr/mnd' })] })
    expect(await run()).toMatchObject({ linked: 0 })
    expect(await shown()).toEqual([])
  })

  test('can be linked by staff after they were undone', async () => {
    await put({ properties: [own], finn_properties: [ad()] })
    await press('different', own.id)
    await press('link', own.id)
    await press('link', own.id)
    expect(await linkedTo()).toBe(own.id)
    expect(await shown()).toEqual([])
  })
})

test('what may be one home is suggested, and one press says that it is', async () => {
  const [near, other] = [home({ price: 9_900 }), home({ title: 'Storgata 12, leilighet 301', price: 9_500 })]
  await put({ properties: [near, other], finn_properties: [ad()] })
  expect(await run()).toMatchObject({ linked: 0 })
  expect((await shown()).map(({ property, isLinked }) => [property.id, isLinked])).toEqual([
    [other.id, false],
    [near.id, false],
  ])
  await press('different', other.id)
  expect((await shown()).map(({ property }) => property.id)).toEqual([near.id])
  await press('same', near.id)
  expect(await shown()).toEqual([])
  expect(await linkedTo()).toBe(near.id)
})

test('an ad that visitors do not see is matched with nothing', async () => {
  await put({ properties: [home()], finn_properties: [ad()] })
  await execute(server.database.pool, 'update finn_properties set hidden = true')
  expect(await run()).toMatchObject({ linked: 0 })
  expect(await shown()).toEqual([])
})

test('an ad of several homes is of none of them for certain', async () => {
  await put({ properties: [home()], finn_properties: [ad({ area: '40–50 m²' })] })
  expect(await run()).toMatchObject({ linked: 0 })
  expect(await shown()).toMatchObject([{ isLinked: false }])
})
