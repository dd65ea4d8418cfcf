import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { present } from '../../../../test/support/present.ts'
import { propertyRow } from '../../../../test/support/property-row.ts'
import { sendCase } from '../../../../test/support/sent-case.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { hiddenFields } from '../../../forms/engine/hidden-fields.ts'
import { execute, queryRow } from '../../../platform/database/query.ts'
import { writeImport } from '../../portfolio-browsing/server/import.ts'
import { findBuilding } from './locate-case.ts'
import { locateCases } from './locate-cases.ts'

let server: TemporaryServer
beforeAll(async () => {
  server = await temporaryServer()
  await writeImport(server.database.pool, {
    properties: [
      propertyRow({ title: 'Storgata 31, leilighet 201' }),
      propertyRow({ title: 'Kongegata 12, leilighet 502' }),
      propertyRow({ title: 'Villa Solbakken, enkeltrom 4' }),
    ],
    finn_properties: [],
  })
})
afterAll(() => server.stop())
beforeEach(() => execute(server.database.pool, 'truncate cases cascade'))

const stored = z.object({
  match: z.string().nullable(),
  address: z.string().nullable(),
  flat: z.string().nullable(),
  concerns: z.string(),
})

const placeIn = (id: string) =>
  queryRow(
    server.database.pool,
    stored,
    `select building_match as match, buildings.address, flat, concerns
     from cases left join buildings on buildings.id = building_id where cases.id = $1`,
    [id],
  )

const send = async (form: string, answers: Record<string, string>) => {
  const { id } = await sendCase(server, form, answers)
  return placeIn(id)
}

describe('a case is stored at its building', () => {
  test('with the flat that the form asks for', async () => {
    expect(
      await send('issue-report', {
        address: 'storgt. 31, Larvik',
        apartmentNumber: 'h0201',
        issueType: 'plumbing',
      }),
    ).toEqual({ match: 'certain', address: 'Storgata 31', flat: 'H0201', concerns: 'home' })
  })

  test('with the flat that its address names', async () => {
    expect(await send('appliance-report', { address: 'Kongegt 12, 3. etg til venstre' })).toEqual({
      match: 'certain',
      address: 'Kongegata 12',
      flat: '3. etasje til venstre',
      concerns: 'home',
    })
  })

  test('as suggested where the address is misspelt', async () => {
    expect(await send('appliance-report', { address: 'Sotrgata 31' })).toMatchObject({
      match: 'suggested',
      address: 'Storgata 31',
    })
  })

  test('or at none', async () => {
    expect(await send('appliance-report', { address: 'Storgata 33' })).toMatchObject({
      match: 'none',
      address: null,
    })
  })

  test('of its property', async () => {
    const { pool } = server.database
    const id = await queryRow(pool, z.string(), `select id from properties where title like 'Villa%'`)
    expect(await send('property-question', { [hiddenFields.property]: id })).toMatchObject({
      match: 'certain',
      address: 'Villa Solbakken',
    })
  })

  test('that a message mentions, as suggested', async () => {
    expect(
      await send('contact-message', { message: 'Hei, jeg bor i Kongegata 12 og lurer på 2 ting.' }),
    ).toMatchObject({ match: 'suggested', address: 'Kongegata 12' })
    expect(
      await send('contact-message', { message: 'Er Kongegata 12 eller Storgata 31 best?' }),
    ).toMatchObject({ match: 'none' })
  })
})

describe('a case about another place', () => {
  test('is at the home that is complained about', async () => {
    expect(
      await send('neighbor-complaint', { address: 'Kongegata 12', complainantAddress: 'Storgata 31, H0302' }),
    ).toEqual({ match: 'certain', address: 'Storgata 31', flat: 'H0302', concerns: 'elsewhere' })
  })

  test('is suggested in the building of its sender where it names no other', async () => {
    expect(
      await send('neighbor-complaint', { address: 'Kongegata 12', complainantAddress: 'naboen over, H0302' }),
    ).toEqual({ match: 'suggested', address: 'Kongegata 12', flat: 'H0302', concerns: 'elsewhere' })
  })

  test('is at no building where the other place is none of ours', async () => {
    expect(
      await send('neighbor-complaint', { address: 'Kongegata 12', complainantAddress: 'Kongegata 14' }),
    ).toMatchObject({ match: 'none' })
  })

  test.each([
    ['noise', 'elsewhere'],
    ['cleaning', 'building'],
    ['plumbing', 'home'],
  ])('by what it is about: %s', async (issueType, concerns) => {
    expect(await send('issue-report', { address: 'Storgata 31', issueType })).toMatchObject({ concerns })
  })
})

test('places the cases that were stored without', async () => {
  const { pool } = server.database
  const { id } = await sendCase(server, 'issue-report', { address: 'Storgata 31', apartmentNumber: 'H0201' })
  const before = await placeIn(id)
  await execute(
    pool,
    `update cases set building_id = null, building_match = null, flat = null, concerns = 'home'`,
  )
  expect(await locateCases(pool)).toBe(1)
  expect(await placeIn(id)).toEqual(before)
  expect(await locateCases(pool)).toBe(0)
})

test('finds the building of an address', async () => {
  const found = await findBuilding(server.database.pool, 'Storgt 31, Larvik')
  expect(present(found)).toMatchObject({ isCertain: true, building: { address: 'Storgata 31' } })
  expect(await findBuilding(server.database.pool, 'Storgata 33')).toBeNull()
})
