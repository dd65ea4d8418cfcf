import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { caseViews } from '../../../../test/support/case-views.ts'
import { day } from '../../../../test/support/day.ts'
import { type SentCase, sendCase } from '../../../../test/support/sent-case.ts'
import { sendPhoto } from '../../../../test/support/sent-photo.ts'
import { makeStaff } from '../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { laneQuery } from '../../../domain/cases/inbox.ts'
import { instantInOslo } from '../../../domain/time/oslo-instant.ts'
import { reopen, writeMessage } from '../../cases/server/sender/sender-actions.ts'
import { mergeCase } from './case/merge.ts'
import type { Caseworker } from './caseworker.ts'
import { readInbox } from './list/inbox.ts'
import { readToday } from './today/today.ts'

let server: TemporaryServer
let worker: Caseworker & { id: string }
let views: ReturnType<typeof caseViews>
beforeAll(async () => {
  server = await temporaryServer()
  worker = await makeStaff(server.database.pool)
  views = caseViews(server, worker)
})
afterAll(() => server.stop())

const now = () => new Date()
/** Hours after midnight of Monday 12 January 2026. */
const monday = (hour: number) => instantInOslo(day('2026-01-12'), hour)
const write = ({ token }: SentCase, text: string, at = now()) => writeMessage(server.deps, token, text, at)
const lineOf = async ({ reference }: SentCase, at = now()) => {
  const { lines } = await readInbox(server.deps, worker, laneQuery('alle'), at)
  return lines.find((line) => line.reference === reference)
}
const photo = (sent: SentCase) => sendPhoto(server, sent)

describe('a case whose sender writes again', () => {
  test('is marked and shows the new words, until staff answer', async () => {
    const sent = await sendCase(server, 'issue-report', { description: 'Kaldt på badet', urgency: 'urgent' })
    expect(await lineOf(sent)).toMatchObject({ news: null, excerpt: 'Kaldt på badet' })
    await views.answer(sent, { text: 'Vi kommer.' })
    await write(sent, 'Nå er det\nkaldt overalt')
    expect(await lineOf(sent)).toMatchObject({ news: 'message', excerpt: 'Nå er det kaldt overalt' })
    const today = await readToday(server.deps, worker, now())
    expect(today.towns.flatMap(({ cases }) => cases)).toContainEqual(
      expect.objectContaining({
        reference: sent.reference,
        news: 'message',
        excerpt: 'Nå er det kaldt overalt',
      }),
    )
    await views.answer(sent, { text: 'Vi kommer i dag.' })
    expect(await lineOf(sent)).toMatchObject({ news: null, excerpt: 'Kaldt på badet' })
  })

  test('gets the promise of its form, from the time of the first unanswered message', async () => {
    const sent = await sendCase(server, 'issue-report', { urgency: 'high' }, monday(9))
    await views.answer(sent, { text: 'Vi kommer.', now: monday(10) })
    await write(sent, 'Når?', monday(24 + 9))
    await write(sent, 'Hallo?', monday(48 + 9))
    expect((await lineOf(sent, monday(48 + 10)))?.deadline?.when).toBe('i dag 16.00')
    const { promise } = await views.asSender(sent, monday(48 + 10))
    expect(promise).toEqual({ text: 'Du hører fra oss senest 14. januar 2026.', isOverdue: false })
    expect((await views.asSender(sent, monday(96))).promise?.isOverdue).toBe(true)
  })

  test('shows the newest words also before the first answer', async () => {
    const sent = await sendCase(server, 'issue-report')
    await write(sent, 'Først dette')
    await write(sent, 'Så dette')
    expect(await lineOf(sent)).toMatchObject({ news: 'message', excerpt: 'Så dette' })
  })

  test('shows them in the case that it is merged into, and no longer when that is answered', async () => {
    const [main, merged] = [await sendCase(server, 'issue-report'), await sendCase(server, 'issue-report')]
    const pair = { reference: merged.reference, other: main.reference, now: now() }
    await mergeCase(server.deps, worker, pair, 'allow')
    await views.answer(main, { text: 'Vi ser på det.' })
    expect(await lineOf(main)).toMatchObject({ news: null })
    await write(merged, 'Hos oss også')
    expect(await lineOf(main)).toMatchObject({ news: 'message', excerpt: 'Hos oss også' })
    await views.answer(main, { text: 'Vi kommer.' })
    expect(await lineOf(main)).toMatchObject({ news: null })
  })

  test('shows photos and a case that is opened again, with the first words where there are no others', async () => {
    const photos = await sendCase(server, 'issue-report', { description: 'Se bildet' })
    await photo(photos)
    expect(await lineOf(photos)).toMatchObject({ news: 'photos', excerpt: 'Se bildet' })
    const closed = await sendCase(server, 'issue-report')
    await views.answer(closed, { text: 'Ordnet.', status: 'done' })
    await reopen(server.deps, closed.token, now())
    expect(await lineOf(closed)).toMatchObject({ news: 'status', deadline: expect.anything() })
    await write(closed, 'Det lekker fremdeles')
    expect(await lineOf(closed)).toMatchObject({ news: 'message', excerpt: 'Det lekker fremdeles' })
  })
})
