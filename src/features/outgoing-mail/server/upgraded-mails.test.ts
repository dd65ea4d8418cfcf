import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { databaseBefore } from '../../../../test/support/earlier-database.ts'

/** What the old jobs of mails stood in, as far as the upgrade reads it. */
const jobsOfMails = `create schema pgboss;
  create table pgboss.queue (name text primary key);
  create table pgboss.job (name text references pgboss.queue, state text, data jsonb, start_after timestamptz, retry_count integer);
  insert into pgboss.queue values ('send-mail'), ('send-push')`

test('an upgrade takes over when the mails that wait are due, and removes their jobs', async () => {
  const database = await databaseBefore('0083')
  const [waits, sent, withoutJob] = [randomUUID(), randomUUID(), randomUUID()]
  const { pool } = database
  await pool.query(jobsOfMails)
  await pool.query(
    `insert into mails (id, kind, recipient, message_id, state, created_at)
     select id, 'news-to-staff', 'ola@eksempel.no', id::text, state, now()
     from unnest($1::uuid[], $2::text[]) as given (id, state)`,
    [
      [waits, sent, withoutJob],
      ['queued', 'sent', 'queued'],
    ],
  )
  await pool.query(
    `insert into pgboss.job select 'send-mail', state, jsonb_build_object('mailId', id), '2027-01-01T10:00Z', 7
     from unnest($1::uuid[], $2::text[]) as given (id, state)`,
    [
      [waits, sent],
      ['retry', 'completed'],
    ],
  )
  await database.upgrade()
  const { rows } = await pool.query(
    `select id, retries, due_at = '2027-01-01T10:00Z' as "isLater", due_at <= now() as "isDue" from mails`,
  )
  expect(Object.fromEntries(rows.map(({ id, ...mail }) => [id, mail]))).toEqual({
    [waits]: { retries: 7, isLater: true, isDue: false },
    [sent]: { retries: 0, isLater: false, isDue: true },
    [withoutJob]: { retries: 0, isLater: false, isDue: true },
  })
  expect((await pool.query('select name from pgboss.queue')).rows).toEqual([{ name: 'send-push' }])
  expect((await pool.query('select from pgboss.job')).rowCount).toBe(0)
  await database.remove()
})
