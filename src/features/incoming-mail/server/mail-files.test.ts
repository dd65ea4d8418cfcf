import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { signedIn } from '../../../../test/support/colleagues.ts'
import { present } from '../../../../test/support/present.ts'
import { type SentCase, sendCase } from '../../../../test/support/sent-case.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { type WrittenMail, writtenMail } from '../../../../test/support/written-mail.ts'
import { sweep } from '../../backup/server/sweep/sweep.ts'
import { caseAddress, mailKey } from '../../cases/server/my-cases/mail-key.ts'
import { readStaffCase } from '../../inbox/server/case/staff-case.ts'
import { exportPerson } from '../../privacy/server/export-person.ts'
import { personByEmail } from '../../privacy/server/person-key.ts'
import { erasePerson } from '../../privacy/server/persons.ts'
import { purge } from '../../privacy/server/purge.ts'
import { ingestMail } from './ingest-mail.ts'

const heic = Buffer.concat([
  Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
  Buffer.alloc(60_000, 7),
])
const files = [{ content: heic, type: 'image/heic', name: 'IMG_4411.HEIC' }]
const from = 'kari@eksempel.no'

type Colleague = Awaited<ReturnType<typeof signedIn>>
let server: TemporaryServer
let clerk: Colleague
let caretaker: Colleague
beforeAll(async () => {
  server = await temporaryServer({
    MAIL_REPLY_ADDRESS: 'svar@husvaer.eksempel.no',
    PUBLIC_URL: 'https://husvaer.eksempel.no',
  })
  clerk = await signedIn(server, 'administrator')
  caretaker = await signedIn(server, 'vaktmester')
})
afterAll(() => server.stop())

const take = ({ id }: SentCase, written: WrittenMail = {}) => {
  const to = caseAddress('svar@husvaer.eksempel.no', mailKey(server.secret, id))
  const raw = Buffer.from(writtenMail({ to, from, files, body: 'Her er bildet.', ...written }))
  return ingestMail(server.incoming, raw, { source: 'webhook' })
}
const newCase = (form = 'issue-report') => sendCase(server, form, { email: from })
const pathsOf = async ({ id }: SentCase) =>
  (
    await server.database.pool.query<{ id: string; storage_path: string }>(
      'select f.id, storage_path from mail_files f join incoming_mails m on m.id = mail_id where m.case_id = $1',
      [id],
    )
  ).rows
const download = async ({ jar }: Colleague, sent: SentCase) =>
  fetch(`${server.url}/api/ansatt/epost/fil/${present((await pathsOf(sent))[0]).id}`, {
    headers: { cookie: jar.headers.get('cookie') ?? '' },
  })
const audited = async () =>
  (
    await server.database.pool.query(
      "select staff_id, subject_id from audit_log where action = 'mail-file-downloaded' order by id desc limit 1",
    )
  ).rows[0]

test('a photo that cannot be decoded is had by staff who read the case, as it came', async () => {
  const sent = await newCase()
  expect(await take(sent)).toBe('taken')
  const shown = present(await readStaffCase(server.deps, clerk.staff, sent.reference, new Date()))
  expect(shown.timeline.at(-1)).toMatchObject({
    text: 'Her er bildet.\n\n(Vedlegg: IMG_4411.HEIC)',
    mail: { whole: null, files: [{ name: 'IMG_4411.HEIC', size: '60\u00a0kB' }] },
  })
  const answer = await download(clerk, sent)
  expect(Buffer.from(await answer.arrayBuffer()).equals(heic)).toBe(true)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename="IMG_4411.HEIC"; filename*=UTF-8''IMG_4411.HEIC`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'no-store',
  })
  expect(await audited()).toEqual({ staff_id: clerk.id, subject_id: sent.reference })
})

test('a file is given to none who does not read the case, and to no anonymous client', async () => {
  const sent = await newCase('contact-message')
  await take(sent)
  expect((await download(caretaker, sent)).status).toBe(404)
  const url = `${server.url}/api/ansatt/epost/fil/${present((await pathsOf(sent))[0]).id}`
  expect((await fetch(url)).status).toBe(401)
})

test('a file of a held mail is given to those who handle mail alone', async () => {
  const sent = await newCase()
  expect(await take(sent, { from: 'samboer@eksempel.no' })).toBe('held')
  expect((await download(caretaker, sent)).status).toBe(404)
  expect((await download(clerk, sent)).status).toBe(200)
})

test('the text of a mail that is too long for the page is downloaded', async () => {
  const sent = await newCase()
  await take(sent, { body: 'Det lekker. '.repeat(4_000), files: [] })
  const shown = present(await readStaffCase(server.deps, clerk.staff, sent.reference, new Date()))
  const mail = present(shown.timeline.at(-1)?.mail ?? undefined)
  const answer = await fetch(`${server.url}/api/ansatt/epost/tekst/${mail.id}`, {
    headers: { cookie: clerk.jar.headers.get('cookie') ?? '' },
  })
  expect((await answer.text()).length).toBe('Det lekker. '.repeat(4_000).trim().length)
  expect(answer.headers.get('content-disposition')).toContain('attachment; filename="e-post.txt"')
})

test('more files than a case has room for are named in it', async () => {
  const sent = await newCase()
  await server.database.pool.query(
    `with mail as (insert into incoming_mails (message_key, case_id, sender, subject, text, state)
       values ($1, $2, '', '', '', 'taken') returning id)
     insert into mail_files (mail_id, place, name, bytes, storage_path) select id, 0, 'stor', 262144000, $1 from mail`,
    [`full-${sent.id}`, sent.id],
  )
  await take(sent)
  const { timeline } = present(await readStaffCase(server.deps, clerk.staff, sent.reference, new Date()))
  expect(timeline.at(-1)?.text).toContain('(Vedlegg som ikke kom med: IMG_4411.HEIC)')
  await server.database.pool.query('delete from mail_files where storage_path = $1', [`full-${sent.id}`])
})

describe('the space for files of mails that are in no case', () => {
  const MEGABYTE = 1024 * 1024
  const noCase = (sender: string, name: string) =>
    ingestMail(
      server.incoming,
      Buffer.from(writtenMail({ from: sender, files: [{ content: heic, type: 'image/heic', name }] })),
      { source: 'webhook' },
    )
  /** Files of a sender that take as many megabytes each. */
  const fill = (sender: string, megabytes: number[]) =>
    server.database.pool.query(
      `with mail as (insert into incoming_mails (message_key, sender, subject, text, state, reason, received_at)
         values ('fill-' || $1, $1, '', '', 'held', 'no-case', now() - interval '1 minute') returning id)
       insert into mail_files (mail_id, place, name, bytes, storage_path)
       select id, place, 'fill-' || place, size, $1 || '-' || place from mail, unnest($2::int[]) with ordinality as given (size, place)`,
      [sender, megabytes.map((size) => size * MEGABYTE)],
    )
  const namesOf = async (sender: string) =>
    (
      await server.database.pool.query<{ names: string[]; left_out: string[] }>(
        `select left_out, array(select name from mail_files where mail_id = m.id order by place) as names
         from incoming_mails m where sender = $1 order by received_at desc limit 1`,
        [sender],
      )
    ).rows[0]
  afterEach(async () => {
    await server.database.pool.query('delete from incoming_mails where case_id is null')
    // They were never in the storage.
    await server.database.pool.query("delete from pending_file_deletions where path like '%@%'")
  })

  test('is never all of one sender', async () => {
    await fill('mye@eksempel.no', [50])
    await noCase('mye@eksempel.no', 'til.heic')
    expect(await namesOf('mye@eksempel.no')).toEqual({ names: [], left_out: ['til.heic'] })
    await noCase('annen@eksempel.no', 'bilde.heic')
    expect(await namesOf('annen@eksempel.no')).toEqual({ names: ['bilde.heic'], left_out: [] })
  })

  test('is taken from the sender who has most where it is used up', async () => {
    for (const each of [1, 2, 3, 4]) await fill(`sender${each}@eksempel.no`, [49])
    await fill('mest@eksempel.no', [30, 24])
    await noCase('annen@eksempel.no', 'bilde.heic')
    expect(await namesOf('annen@eksempel.no')).toEqual({ names: ['bilde.heic'], left_out: [] })
    expect(await namesOf('mest@eksempel.no')).toEqual({ names: ['fill-1'], left_out: ['fill-2'] })
    expect((await namesOf('sender1@eksempel.no'))?.names).toEqual(['fill-1'])
  })
})

test('a file goes with its photos, its case and its sender, and a sweep keeps no other', async () => {
  const [kept, erased, aged] = [await newCase(), await newCase('contact-message'), await newCase()]
  for (const each of [kept, erased, aged]) await take(each)
  const [keptFile, erasedFile, agedFile] = await Promise.all(
    [kept, erased, aged].map(async (each) => present((await pathsOf(each))[0]).storage_path),
  )
  await server.database.pool.query(
    "update cases set closed_at = now() - interval '13 months' where id = $1",
    [aged.id],
  )
  await server.database.pool.query('delete from cases where id = $1', [erased.id])
  await purge(server)
  const exists = (path: string | undefined) => server.storage.exists(path ?? '')
  expect(await Promise.all([keptFile, erasedFile, agedFile].map(exists))).toEqual([true, false, false])
  await server.storage.put('private-mail/without-row', 'x')
  await sweep(server, { graceMinutes: -1 })
  expect(await Promise.all([keptFile, 'private-mail/without-row'].map(exists))).toEqual([true, false])
  const person = personByEmail(from)
  let text = ''
  for await (const piece of await exportPerson(server.oversight, {
    person,
    by: clerk.id,
    reason: 'Ba om innsyn',
  }))
    text += piece
  expect(text).toContain(heic.toString('base64'))
  await erasePerson(server.oversight, { person, by: clerk.id })
  expect(await exists(keptFile)).toBe(false)
})
