import { afterAll, beforeAll, expect, test } from 'vitest'
import { blankPhoto } from '../../../../test/support/blank-photo.ts'
import { signedIn } from '../../../../test/support/colleagues.ts'
import { type SentCase, sendCase } from '../../../../test/support/sent-case.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { newSubmissionKey } from '../../../domain/submissions/submission-key.ts'
import { outboxActions } from '../../inbox/outbox.ts'
import { answerCase } from '../../inbox/server/answer/answer.ts'
import { assignCase } from '../../inbox/server/case/assign.ts'
import { readToday } from '../../inbox/server/today/today.ts'
import { outboxOwnerHeader, outboxUrl } from '../../workspace/device-outbox.ts'

type Colleague = Awaited<ReturnType<typeof signedIn>>

let server: TemporaryServer
let caretaker: Colleague
let colleague: Colleague
let sent: SentCase
beforeAll(async () => {
  server = await temporaryServer({ PUBLIC_URL: 'https://husvaer.eksempel.no' })
  caretaker = await signedIn(server, 'vaktmester')
  colleague = await signedIn(server, 'saksbehandler')
})
afterAll(() => server.stop())

/** Sends an entry as the device of the caretaker does. */
async function post(
  fields: Record<string, string>,
  {
    photo,
    owner = caretaker.staff.id,
    as = caretaker,
  }: { photo?: Blob; owner?: string; as?: Colleague } = {},
) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  if (photo) body.append('imageUrls', photo, 'ferdig.jpg')
  const answer = await fetch(server.url + outboxUrl, {
    method: 'POST',
    body,
    headers: {
      cookie: as.jar.headers.get('cookie') ?? '',
      'Sec-Fetch-Site': 'same-origin',
      [outboxOwnerHeader]: owner,
    },
  })
  return { status: answer.status, body: answer.ok ? await answer.json() : null }
}

function entry(action: { name: string }, fields: Record<string, string> = {}) {
  const key = newSubmissionKey()
  return { action: action.name, reference: sent.reference, key, idempotencyKey: key, ...fields }
}

const eventsOf = async (kind: string) => {
  const { rows } = await server.database.pool.query(
    'select text, data from case_events where case_id = $1 and kind = $2 order by id',
    [sent.id, kind],
  )
  return rows
}

const freshCase = async () => {
  sent = await sendCase(server, 'issue-report', { urgency: 'urgent' })
}

test('finishes a case with its photo once, and gives the first answer to the same key', async () => {
  await freshCase()
  const fields = entry(outboxActions.finish, { message: 'Kranen er tett igjen.' })
  const photo = new Blob([new Uint8Array(await blankPhoto().jpeg().toBuffer())], { type: 'image/jpeg' })
  const first = await post(fields, { photo })
  expect(first).toMatchObject({ status: 200, body: { key: fields.key, outcome: { status: 'done' } } })
  expect(await post(fields, { photo })).toEqual(first)
  // A month later it is the same answer still.
  await server.database.pool.query(`update answered_actions set claimed_at = now() - interval '29 days'`)
  expect(await post(fields, { photo })).toEqual(first)
  expect((await eventsOf('message')).map(({ text }) => text)).toEqual(['Kranen er tett igjen.'])
  expect(await eventsOf('note')).toMatchObject([{ data: { count: 1 } }])
})

test('asks the sender once, and the case waits for their answer', async () => {
  await freshCase()
  const fields = entry(outboxActions.ask, { message: 'Er du hjemme i morgen kl. 10?' })
  expect(await post(fields)).toMatchObject({ status: 200, body: { outcome: { status: 'done' } } })
  await post(fields)
  expect((await eventsOf('message')).map(({ text }) => text)).toEqual(['Er du hjemme i morgen kl. 10?'])
  expect(await eventsOf('status')).toMatchObject([{ data: { status: 'waiting-for-sender' } }])
})

test('answers 401 without a session, and in the session of another staff member', async () => {
  await freshCase()
  const fields = entry(outboxActions.take)
  expect((await post(fields, { owner: colleague.staff.id })).status).toBe(401)
  expect((await post(fields, { as: colleague })).status).toBe(401)
  expect(await eventsOf('assigned')).toEqual([])
})

test('answers 400 to an entry without an idempotency key', async () => {
  await freshCase()
  expect((await post({ ...entry(outboxActions.take), idempotencyKey: '' })).status).toBe(400)
})

test.each<[string, RegExp, () => Promise<unknown>]>([
  [
    'closed',
    /har avsluttet saken/,
    () =>
      answerCase(server.deps, colleague.staff, sent.reference, {
        text: 'Dette er gjort.',
        status: 'done',
        now: new Date(),
      }),
  ],
  [
    'assigned to another',
    /har tatt saken/,
    () =>
      assignCase(server.deps, colleague.staff, sent.reference, { to: colleague.staff.id, now: new Date() }),
  ],
])(
  'refuses to finish or take a case that a colleague has %s since it was read',
  async (_, reason, happens) => {
    await freshCase()
    const { towns } = await readToday(server.deps, caretaker.staff, new Date())
    const seen = towns
      .flatMap(({ cases }) => cases)
      .find(({ reference }) => reference === sent.reference)?.seen
    await happens()
    for (const fields of [
      entry(outboxActions.finish, { message: 'Ordnet.', seen: seen ?? '' }),
      entry(outboxActions.take, { seen: seen ?? '' }),
    ]) {
      const { body } = await post(fields)
      expect(body.outcome).toMatchObject({ status: 'refused', message: expect.stringMatching(reason) })
    }
  },
)

test('does what was decided anew, knowing what a colleague did', async () => {
  await freshCase()
  await assignCase(server.deps, colleague.staff, sent.reference, { to: colleague.staff.id, now: new Date() })
  const { body } = await post(entry(outboxActions.finish, { message: 'Ordnet.' }))
  expect(body.outcome.status).toBe('done')
})

test('the list of the day has what was written in a case, but nothing of a form with sensitive fields', async () => {
  await freshCase()
  await post(entry(outboxActions.note, { note: 'Hovedkranen står i kjelleren.' }))
  const cases = (await readToday(server.deps, caretaker.staff, new Date())).towns.flatMap(
    (town) => town.cases,
  )
  const shown = cases.find(({ reference }) => reference === sent.reference)
  expect(shown?.details?.thread).toMatchObject([{ text: 'Hovedkranen står i kjelleren.', isNote: true }])
  expect(shown?.details?.answers.length).toBeGreaterThan(1)
  const notice = await sendCase(server, 'parking-application')
  await assignCase(server.deps, colleague.staff, notice.reference, {
    to: colleague.staff.id,
    now: new Date(),
  })
  const ofOffice = (await readToday(server.deps, colleague.staff, new Date())).towns.flatMap(
    (town) => town.cases,
  )
  expect(ofOffice.find(({ reference }) => reference === notice.reference)).toMatchObject({ details: null })
})
