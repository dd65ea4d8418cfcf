import { expect, onTestFinished, test } from 'vitest'
import { databaseBefore } from '../../../../test/support/earlier-database.ts'

test('what the text «driftsmeldinger» told of and is not over is a notice after the upgrade', async () => {
  const earlier = await databaseBefore('0119')
  onTestFinished(() => earlier.remove())
  const publish = (at: string, notices: readonly object[]) =>
    earlier.pool.query(
      "insert into content_versions (document, state, at, value) values ('driftsmeldinger', 'published', $1, $2)",
      [at, { notices }],
    )
  await publish('2026-11-01T08:00:00Z', [{ building: 'Torget 1', text: 'Er over.' }])
  await publish('2026-11-02T08:00:00Z', [
    { building: 'Fabrikkgata 6', text: 'Heisen står.', until: '2099-12-24' },
    { building: 'Storgata 31', text: 'Porten er åpen.' },
    { building: 'Elvegata 4', text: 'Er over.', until: '2026-11-03' },
  ])
  await earlier.upgrade()
  const { rows } = await earlier.pool.query(
    'select title, advice, starts_at, ends_at from building_notices order by title',
  )
  expect(rows).toEqual([
    {
      title: 'Fabrikkgata 6',
      advice: 'Heisen står.',
      starts_at: new Date('2026-11-02T08:00:00Z'),
      ends_at: new Date('2099-12-24T23:00:00Z'),
    },
    expect.objectContaining({ title: 'Storgata 31', advice: 'Porten er åpen.' }),
  ])
})
