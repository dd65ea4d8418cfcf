import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { receiveSample, type SampleForm } from '../../../../test/support/sent-case.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { newSubmissionKey } from '../../../domain/submissions/submission-key.ts'
import { hiddenFields } from '../../../forms/engine/hidden-fields.ts'
import { sendCode } from './my-cases/my-cases.ts'

let server: TemporaryServer
beforeAll(async () => {
  server = await temporaryServer()
})
afterAll(() => server.stop())

const send = (id: string, more: SampleForm = {}) => receiveSample(server, id, more)

async function sent(...args: Parameters<typeof send>) {
  const received = await send(...args)
  if (received.outcome !== 'sent') throw new Error(`The form was not accepted: ${JSON.stringify(received)}`)
  return received.case
}

const query = async (sql: string, values: unknown[] = []) =>
  (await server.database.pool.query(sql, values)).rows

describe('against misuse', () => {
  test('at most three receipts a day go to an address, since it may not be the sender’s own', async () => {
    const email = ['fremmed@eksempel.no']
    for (let count = 0; count < 5; count += 1) await sent('contact-message', { answers: { email } })
    await sendCode(server.deps, 'fremmed@eksempel.no', null, new Date())
    const rows = await query(
      "select state from mails where recipient = 'fremmed@eksempel.no' order by created_at",
    )
    expect(rows.map(({ state }) => state)).toEqual([
      'queued',
      'queued',
      'queued',
      'withheld',
      'withheld',
      'queued',
    ])
  })

  test('a case with the invisible field filled in is stored, and its sender gets no mail', async () => {
    const { id } = await sent('contact-message', {
      answers: { [hiddenFields.honeypot]: ['https://kjop.eksempel'], email: ['robot@eksempel.no'] },
    })
    expect(await query('select quarantine from cases where id = $1', [id])).toEqual([
      { quarantine: 'honeypot' },
    ])
    expect(await query("select 1 from mails where recipient = 'robot@eksempel.no'")).toEqual([])
    expect(
      await query("select 1 from mails where case_id = $1 and kind = 'case-to-company'", [id]),
    ).toHaveLength(1)
  })

  test('a case sent within a second of its page is marked, and its sender still gets a mail', async () => {
    const now = new Date()
    const sentAfter = (ms: number) =>
      sent('contact-message', { key: newSubmissionKey(now.getTime() - ms), now })
    const [fast, slow] = [await sentAfter(500), await sentAfter(5000)]
    const rows = await query(
      'select quarantine from cases where id = any($1) order by quarantine nulls last',
      [[fast.id, slow.id]],
    )
    expect(rows).toEqual([{ quarantine: 'too-fast' }, { quarantine: null }])
  })

  test('limits the cases from one address, but not from this machine', async () => {
    const outcomes = []
    for (let count = 0; count < 32; count += 1)
      outcomes.push((await send('contact-message', { address: '192.0.2.7' })).outcome)
    expect(outcomes.filter((outcome) => outcome === 'too-many')).toHaveLength(2)
    expect((await send('contact-message', { address: '192.0.2.8' })).outcome).toBe('sent')
    expect((await send('contact-message', { address: null })).outcome).toBe('sent')
    expect(await query("select 1 from rate_limits where key like '%192.0.2%'")).toEqual([])
  })
})
