import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { fillMonth } from '../../../../demo/month/fill-month.ts'
import { advertisingPropertyIds } from '../../../../demo/portfolio/fixed.ts'
import { loadDemoIfNew } from '../../../../demo/start/load-demo.ts'
import { propertyRow } from '../../../../test/support/property-row.ts'
import { sendCase } from '../../../../test/support/sent-case.ts'
import { asked, subscribe } from '../../../../test/support/subscriber.ts'
import { temporaryFolder } from '../../../../test/support/temporary-folder.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { parsePropertyId } from '../../../domain/portfolio/property.ts'
import { execute, queryRows } from '../../../platform/database/query.ts'
import { writeImport } from '../../portfolio-browsing/server/import.ts'

const migration = new URL('../../../platform/database/migrations/0102-demo.sql', import.meta.url)

let server: TemporaryServer
beforeAll(async () => {
  server = await temporaryServer()
})
afterAll(() => server.stop())

const texts = (statement: string) => queryRows(server.database.pool, z.string(), statement)

/** Takes back what the migration has made, so that the database is one of before it. */
const takeMigrationBack = () =>
  execute(
    server.database.pool,
    `drop table demo_rows, portfolio_start;
     alter table pictures drop column is_drawn;
     drop function note_portfolio_start cascade;
     drop function demo_changed cascade`,
  )

const marks = () => texts(`select kind || ' ' || id from demo_rows order by 1`)
const drawn = () => texts('select url from pictures where is_drawn order by 1')

test('an upgrade marks what an earlier version has written as a demo, and nothing else', async () => {
  const { pool } = server.database
  await loadDemoIfNew(server, temporaryFolder('drawn'))
  await fillMonth(server, { count: 20, until: new Date(Date.now() - 60_000), seed: 14 })
  await writeImport(pool, { properties: [propertyRow()], finn_properties: [] })
  await sendCase(server, 'contact-message')
  await subscribe(server, asked('ola@virkelig.example'))
  const before = { marks: await marks(), drawn: await drawn() }
  await takeMigrationBack()
  await execute(pool, await readFile(migration, 'utf8'))
  expect(await marks()).toEqual(before.marks)
  expect(await drawn()).toEqual(before.drawn)
  expect(await texts('select is_only::text from portfolio_start')).toEqual(['true'])
})

test('an upgrade of a landlord’s own portfolio marks nothing, whatever ids it has', async () => {
  const { pool } = server.database
  await execute(
    pool,
    `truncate demo_rows, properties, finn_properties, cases, subscribers cascade; delete from staff`,
  )
  const properties = advertisingPropertyIds.flatMap((text) => {
    const id = parsePropertyId(text)
    return id ? [propertyRow({ id })] : []
  })
  expect(properties).toHaveLength(4)
  await writeImport(pool, { properties, finn_properties: [] })
  await sendCase(server, 'contact-message')
  await takeMigrationBack()
  await execute(pool, await readFile(migration, 'utf8'))
  expect(await marks()).toEqual([])
})
