import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TemporarySite, temporarySite } from '../../../../../test/support/temporary-site.ts'
import { newSubmissionKey } from '../../../../domain/submissions/submission-key.ts'
import type { ActionOutcome } from '../../../../forms/engine/action-result.ts'
import { hiddenFields } from '../../../../forms/engine/hidden-fields.ts'
import { answerOnce, purgeAnsweredActions } from './answered-actions.ts'

let site: TemporarySite
let done: string[]
beforeAll(async () => {
  site = await temporarySite()
})
beforeEach(() => {
  done = []
})
afterAll(() => site.remove())

/** Posts a text. The outcome is the handler's: what is done, or what is given. */
function post(
  text: string,
  key: string,
  { page = '', outcome }: { page?: string; outcome?: ActionOutcome } = {},
) {
  const entries = { action: ['bell.ring'], text: [text], ...(key ? { [hiddenFields.key]: [key] } : {}) }
  return answerOnce(site, { page, entries }, async () => {
    done.push(text)
    // Long enough for the others to come.
    await setTimeout(20)
    return outcome ?? { status: 'moved', to: `/ringt/${done.length}` }
  })
}

const refusal: ActionOutcome = {
  status: 'refused',
  action: 'bell.ring',
  message: 'Prøv igjen.',
  errors: {},
  given: {},
  conflict: null,
  shown: undefined,
  secondFactorDue: null,
  httpStatus: 422,
}

test('the same post with the same key is done once, and answered the same each time', async () => {
  const key = newSubmissionKey()
  const answers = await Promise.all([post('a', key), post('a', key), post('a', key)])
  answers.push(await post('a', key))
  expect(done).toEqual(['a'])
  expect(answers).toEqual(answers.map(() => ({ status: 'moved', to: '/ringt/1' })))
})

test('what an action shows is shown again', async () => {
  const key = newSubmissionKey()
  const outcome: ActionOutcome = {
    status: 'done',
    action: 'bell.ring',
    notice: 'Det ringer.',
    undo: [],
    given: { text: ['b'] },
    shown: { count: 1 },
  }
  await post('b', key, { outcome })
  expect(await post('b', key)).toEqual(outcome)
  expect(done).toEqual(['b'])
})

test.each([
  ['another key', () => post('c', newSubmissionKey())],
  ['no key', () => post('c', '')],
  ['a key that is none', () => post('c', 'x')],
])('the same values with %s are another post', async (_, again) => {
  await post('c', newSubmissionKey())
  await again()
  expect(done).toEqual(['c', 'c'])
})

test('other values with the same key, and the same on the page of another, are another post', async () => {
  const key = newSubmissionKey()
  await post('d', key)
  await post('e', key)
  await post('d', key, { page: 'token' })
  expect(done).toEqual(['d', 'e', 'd'])
})

test('what was refused, or failed, may be sent again', async () => {
  const key = newSubmissionKey()
  expect(await post('f', key, { outcome: refusal })).toEqual(refusal)
  const entries = { text: ['f'], [hiddenFields.key]: [key] }
  const failing = () => Promise.reject(new Error('The database is away'))
  await expect(answerOnce(site, { page: '', entries }, failing)).rejects.toThrow('The database is away')
  await post('f', key)
  expect(done).toEqual(['f', 'f'])
})

test('a post that was cut off is done by the next one', async () => {
  const key = newSubmissionKey()
  await post('g', key)
  await site.database.pool.query(
    `update answered_actions set sealed = null, claimed_at = now() - interval '31 seconds'`,
  )
  await post('g', key)
  expect(done).toEqual(['g', 'g'])
})

test('the stored answer says nothing without the key, and is forgotten after an hour', async () => {
  const { pool } = site.database
  await pool.query('delete from answered_actions')
  const key = newSubmissionKey()
  await post('hemmelig', key)
  const { rows } = await pool.query(`select mark || encode(sealed, 'escape') as text from answered_actions`)
  expect(rows).toHaveLength(1)
  for (const secret of ['hemmelig', 'ringt', key]) expect(rows[0].text).not.toContain(secret)
  await pool.query(`update answered_actions set expires_at = now() - interval '1 minute'`)
  await purgeAnsweredActions(pool)
  expect((await pool.query('select from answered_actions')).rowCount).toBe(0)
})
