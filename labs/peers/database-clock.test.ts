import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { contenders } from './contenders.ts'
import { connectionName, openDatabaseClock } from './database-clock.ts'

test('reads the time of the connections of one contender, and of no other', async () => {
  const url = inject('databaseServer')
  const [one, other] = contenders
  if (!other) throw new Error('There is one contender alone')
  const clock = await openDatabaseClock(url)
  const client = new pg.Client({ connectionString: url, application_name: connectionName(one).PGAPPNAME })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const before = await clock.read(one)
    await client.query('select count(*) from generate_series(1, 2000000)')
    expect((await clock.read(one)) - before).toBeGreaterThan(20_000)
    expect(await clock.read(other)).toBe(0)
  } finally {
    await client.end()
    await clock.close()
  }
})
