import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseBefore, type EarlierDatabase } from '../../../test/support/earlier-database.ts'
import { verifyAudit } from '../audit/verify-audit.ts'
import { execute } from './query.ts'

/** The first release had a portfolio, the listing sync, forms and their cases: migrations 0001 to 0003. */
let database: EarlierDatabase

beforeAll(async () => {
  database = await databaseBefore('0004')
  await execute(
    database.pool,
    `insert into properties (title, type, location, city, price, amenities)
     values ('Storgata 1', 'Bolig', 'Storgata 1, 3256 Larvik', 'Larvik', 12500, '{balkong}')`,
  )
  await execute(
    database.pool,
    `insert into finn_properties (id, title, address, finn_url)
     values ('123456789', 'Lys leilighet', 'Storgata 1, 3256 Larvik', 'https://www.finn.no/123456789')`,
  )
  await execute(
    database.pool,
    `insert into cases (id, reference, form, status, answers, sender_name, sender_email, idempotency_key, content_hash,
       sent_at, promised_at, updated_at, closed_at, property_id)
     select gen_random_uuid(), reference, form, status, '{"message": "Hei"}', 'Kari Nordmann', 'kari@eksempel.no', reference,
       '\\x00', '2026-11-01', '2026-11-03', '2026-11-02', closed_at::timestamptz, (select id from properties)
     from (values ('KON-7KQ3-XM4D', 'contact-message', 'new', null),
       ('AVV-7KQ3-XM4D', 'issue-report', 'done', '2026-11-02')) as sent (reference, form, status, closed_at)`,
  )
  await execute(
    database.pool,
    `insert into case_events (case_id, at, kind, by, text, data)
     select cases.id, '2026-11-01', kind, by, text, '{}' from cases, (values ('sent', 'sender', null),
       ('message', 'staff', 'Vi ser på saken.')) as happened (kind, by, text)`,
  )
  await execute(
    database.pool,
    `insert into mails (id, case_id, kind, recipient, message_id, state, created_at, sent_at)
     select gen_random_uuid(), id, 'case-to-sender', 'kari@eksempel.no', reference, 'sent', '2026-11-01', '2026-11-01'
     from cases`,
  )
  await database.upgrade()
})
afterAll(() => database.remove())

describe('an upgrade of the first release', () => {
  test('keeps every property, listing, case, event and mail', async () => {
    const { rows } = await database.pool.query(
      `select (select array_agg(title) from properties) as properties, (select array_agg(title) from finn_properties) as listings,
         (select array_agg(reference order by reference) from cases) as cases,
         (select count(*)::int from case_events where text = 'Vi ser på saken.') as messages,
         (select count(*)::int from mails where state = 'sent') as mails`,
    )
    expect(rows).toEqual([
      {
        properties: ['Storgata 1'],
        listings: ['Lys leilighet'],
        cases: ['AVV-7KQ3-XM4D', 'KON-7KQ3-XM4D'],
        messages: 2,
        mails: 2,
      },
    ])
  })

  test('shows the sender what the sender could see before', async () => {
    const { rows } = await database.pool.query(
      `select reference, array_agg(text order by case_events.id) as texts from case_events join cases on cases.id = case_id
       where visible_to = 'sender' group by reference order by reference`,
    )
    const texts = [null, 'Vi ser på saken.']
    expect(rows).toEqual([
      { reference: 'AVV-7KQ3-XM4D', texts },
      { reference: 'KON-7KQ3-XM4D', texts },
    ])
  })

  test('gives a property the postal code that its address says', async () => {
    const { rows } = await database.pool.query('select postal_code from properties')
    expect(rows).toEqual([{ postal_code: '3256' }])
  })

  test('leaves nothing for a second upgrade, and an audit log that holds', async () => {
    expect(await database.upgrade()).toEqual([])
    expect((await verifyAudit(database.pool)).broken).toBeNull()
  })
})
