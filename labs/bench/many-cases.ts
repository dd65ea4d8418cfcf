import { createHmac, randomUUID } from 'node:crypto'
import type pg from 'pg'
import { authSecret } from '../../src/features/sign-in/server/auth-names.ts'
import { hashSessionToken } from '../../src/features/sign-in/server/hashed-sessions.ts'
import { readConfig } from '../../src/platform/base/config.ts'
import { readSecret, secretKeyFrom } from '../../src/platform/secrets/secret-key.ts'

/** Half of them are open. */
export const CASES = 100_000

/** Cases with their mails, half of them open, with common and rare words: by default far more than a landlord has. */
export async function fill(client: pg.Client, cases = CASES): Promise<void> {
  await client.query('alter table cases disable trigger user')
  await client.query(
    `insert into cases (id, reference, form, status, urgency, answers, sender_name, sender_email, sender_phone,
       address, town, idempotency_key, content_hash, sent_at, updated_at, promised_at, closed_at, assignee_id, first_answered_at)
     select gen_random_uuid(), 'AVV-' || upper(substr(md5(i::text), 1, 2) || substr(lpad(to_hex(i), 6, '0'), 1, 2) || '-' || right(lpad(to_hex(i), 6, '0'), 4)),
       (array['issue-report', 'lost-key', 'contact-message', 'interest-bolig', 'appliance-report'])[1 + i % 5],
       case when i % 2 > 0 then 'done' else (array['new', 'in-progress', 'waiting-for-sender'])[1 + i % 3] end,
       (array['low', 'normal', 'high', 'urgent'])[1 + i / 2 % 4],
       jsonb_build_object('description', (array['Det er lekkasje under vasken på kjøkkenet, trolig vannlås', 'Strømmen går på badet',
         'Radiatoren er kald og det trekker fra vinduet', 'Mistet nøkkel til boden i kjelleren'])[1 + i % 4] || ' ' || md5(i::text)),
       (array['Kari', 'Ola', 'Ingrid', 'Per', 'Anne', 'Jonas'])[1 + i % 6] || ' ' || (array['Hansen', 'Olsen', 'Moen', 'Lie', 'Dahl'])[1 + (i / 7) % 5],
       'person' || (i % 20000) || '@eksempel.no', '9' || lpad((i * 7919 % 10000000)::text, 7, '0'),
       (array['Storgata', 'Fabrikkgata', 'Torget', 'Kongegata'])[1 + i % 4] || ' ' || (i % 90) || ', ' || (array['Larvik', 'Notodden', 'Stokke'])[1 + i % 3],
       (array['Larvik', 'Notodden', 'Stokke'])[1 + i % 3], 'bench-' || i, '',
       now() - make_interval(mins => i * 10), now() - make_interval(mins => i * 9), now() - make_interval(mins => i * 10) + interval '3 days',
       case when i % 2 > 0 then now() - make_interval(mins => i * 5) end,
       case when i % 7 < 3 then (select id from staff order by id offset i % (select count(*) from staff) limit 1) end,
       case when i % 10 > 2 then now() - make_interval(mins => i * 8) end
     from generate_series(1, $1::int) i`,
    [cases],
  )
  await client.query(
    `insert into case_events (case_id, at, kind, by, data, visible_to) select id, sent_at, 'sent', 'sender', '{"photos": 0, "photosMissing": 0}', 'sender' from cases order by sent_at`,
  )
  await client.query(
    `insert into case_events (case_id, at, kind, by, text, visible_to) select id, sent_at, 'message', 'staff', 'Vi sender en rørlegger i morgen', 'sender' from cases where random() < 0.3`,
  )
  await client.query(
    `insert into mails (id, case_id, kind, recipient, message_id, state, attempts, created_at, sent_at)
     select id, case_id, kind, recipient, '<' || id || '@eksempel.no>', 'sent', 1, sent_at, sent_at
     from (select gen_random_uuid() as id, cases.id as case_id, sent_at, kind,
         case when kind = 'case-to-sender' then sender_email else 'post@eksempel.no' end as recipient
       from cases, unnest(array['case-to-sender', 'case-to-company']) as kind) ordered`,
  )
  await client.query('alter table cases enable trigger user')
  await client.query('select collect_case_words()')
  await client.query('vacuum analyze')
}

/** Creates staff members, each with an open session. Returns their cookies. */
export async function makeStaff(client: pg.Client, dataDir: string, count: number): Promise<string[]> {
  const secret = secretKeyFrom(await readSecret(readConfig({ DATA_DIR: dataDir })))
  const cookies: string[] = []
  for (let i = 0; i < count; i++) {
    const [id, token] = [randomUUID(), randomUUID().replaceAll('-', '')]
    const email = `ansatt${i}@eksempel.no`
    await client.query("insert into staff (id, name, email, role) values ($1, $2, $3, 'saksbehandler')", [
      id,
      `Ansatt ${i}`,
      email,
    ])
    await client.query(
      `insert into staff_sessions (id, token, user_id, expires_at, second_factor)
       values ($1, $2, $3, now() + interval '1 hour', 'totp')`,
      [randomUUID(), hashSessionToken(secret, token), id],
    )
    const signature = createHmac('sha256', authSecret(secret)).update(token).digest('base64')
    cookies.push(`__Host-husvaer-session_token=${encodeURIComponent(`${token}.${signature}`)}`)
  }
  return cookies
}
