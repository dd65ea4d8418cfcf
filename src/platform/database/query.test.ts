import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type TemporarySite, temporarySite } from '../../../test/support/temporary-site.ts'
import { execute, findRow, queryRow, queryRows, rowExists } from './query.ts'

let site: TemporarySite
beforeAll(async () => {
  site = await temporarySite()
  await execute(site.database.pool, 'create table boats (id int primary key, name text, built date)')
  await execute(
    site.database.pool,
    `insert into boats values (1, 'Ternen', null), (2, 'Måken', '1984-05-01')`,
  )
})
afterAll(() => site.remove())

const boat = z.object({ id: z.number(), name: z.string() })

describe('queryRows', () => {
  test('gives the rows as their schema parses them', async () => {
    const loud = boat.transform(({ name }) => name.toUpperCase())
    const rows = await queryRows(site.database.pool, loud, 'select id, name from boats order by id')
    expect(rows).toEqual(['TERNEN', 'MÅKEN'])
  })

  test('rejects a row that does not match, naming the column and not its value', async () => {
    const numbered = z.object({ id: z.string(), name: z.string() })
    const rows = queryRows(site.database.pool, numbered, 'select id, name from boats where id = $1', [2])
    await expect(rows).rejects.toThrow(/id.*select id, name from boats/s)
    await expect(rows).rejects.not.toThrow('Måken')
  })

  test.each([
    ['a column too many', 'select id, name, built from boats where false'],
    ['a column too few', 'select id from boats where false'],
    ['a column twice', 'select id, name, name from boats where false'],
    ['a column of another name', 'select id, name as called from boats where false'],
  ])('rejects a statement with %s, also where it gives no row', async (_, sql) => {
    await expect(queryRows(site.database.pool, boat, sql)).rejects.toThrow('are not id, name')
  })
})

test('gives null, or throws, where there is no row', async () => {
  const { pool } = site.database
  const none = 'select id, name from boats where id = 9'
  expect(await findRow(pool, boat, none)).toBeNull()
  expect(await findRow(pool, z.string(), 'select name from boats where id = 9')).toBeNull()
  expect(await rowExists(pool, none)).toBe(false)
  await expect(queryRow(pool, boat, none)).rejects.toThrow('No row')
  await expect(queryRow(pool, z.string(), 'select name from boats where id = 9')).rejects.toThrow('No row')
})

test('gives the value of the only column, and refuses a second column', async () => {
  const { pool } = site.database
  expect(await queryRow(pool, z.number(), 'select count(*)::int from boats')).toBe(2)
  await expect(queryRow(pool, z.number(), 'select id, name from boats')).rejects.toThrow(
    'id, name are not one',
  )
})

test('counts the rows that a statement changed', async () => {
  const { pool } = site.database
  expect(await execute(pool, `update boats set built = '1990-01-01' where id < 9`)).toBe(2)
})
