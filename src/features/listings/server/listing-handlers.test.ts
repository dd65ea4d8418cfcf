import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { untilAllArrived } from '../../../../test/support/changes-told-by.ts'
import { listOf } from '../../../../test/support/list-of.ts'
import { postStaffForm } from '../../../../test/support/post-action.ts'
import { propertyRow } from '../../../../test/support/property-row.ts'
import { makeStaff } from '../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { writeImport } from '../../portfolio-browsing/server/import.ts'
import { listingActions } from '../listings.ts'

let server: TemporaryServer
let editor: Awaited<ReturnType<typeof makeStaff>>
const started: string[] = []
beforeAll(async () => {
  server = await temporaryServer()
  editor = await makeStaff(server.database.pool, 'redaktor')
  await server.database.pool.query(
    `insert into finn_properties (id, title, address, finn_url, is_active, scraped_at)
     values ('1', 'Hybel', 'Torget 1', 'https://www.finn.no/1', true, now())`,
  )
})
afterAll(() => server.stop())

const post = (fields: Record<string, string>, hasFinn = true) => {
  const startJob = async (name: string) => {
    started.push(name)
  }
  const deps = { portfolio: { ...server.portfolio, startJob, hasFinn } }
  return postStaffForm({ server, staff: editor, actions: listingActions, fields, deps })
}
const listed = async () => {
  await untilAllArrived(server)
  return (await server.catalogue.listings(listOf(null))).listings
}

describe('the sync with FINN', () => {
  test('is refused where there is no key to FINN', async () => {
    const refused = await post({ action: 'listings.sync' }, false)
    expect(refused).toMatchObject({ status: 'refused', message: expect.stringContaining('FINN_API_KEY') })
    expect(started).toEqual([])
  })

  test('starts its job', async () => {
    expect(await post({ action: 'listings.sync' })).toMatchObject({ status: 'done' })
    expect(started).toEqual(['sync-listings'])
  })
})

describe('a listing', () => {
  test('is linked to a property that is on the site, and to no other', async () => {
    const link = (property: string) => post({ action: 'listings.link', id: '1', property })
    for (const none of ['00000000-0000-4000-8000-000000000000', 'tull'])
      expect(await link(none)).toMatchObject({ message: expect.stringContaining('kan ikke kobles til') })
    const row = propertyRow({ title: 'Torget 1' })
    await writeImport(server.database.pool, { properties: [row], finn_properties: [] })
    expect(await link(row.id)).toMatchObject({ status: 'done' })
    expect((await listed())[0]?.propertyId).toBe(row.id)
    expect(await link('-')).toMatchObject({ notice: expect.stringContaining('tatt bort') })
    expect((await listed())[0]?.propertyId).toBeNull()
  })

  test('is hidden and shown again', async () => {
    expect(await post({ action: 'listings.hide', id: '1' })).toMatchObject({ status: 'done' })
    expect(await listed()).toEqual([])
    await post({ action: 'listings.show', id: '1' })
    expect(await listed()).toHaveLength(1)
  })

  test('that is gone cannot be hidden', async () => {
    expect(await post({ action: 'listings.hide', id: '2' })).toMatchObject({
      message: 'Annonsen finnes ikke.',
    })
  })
})
