import { afterAll, beforeAll, expect, test } from 'vitest'
import { propertyRow } from '../../../../test/support/property-row.ts'
import { subscribe, tokenOf } from '../../../../test/support/subscriber.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { newSubmissionKey } from '../../../domain/submissions/submission-key.ts'
import { hiddenFields } from '../../../forms/engine/hidden-fields.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { readListAddress } from '../../portfolio-browsing/filters/filters.ts'
import { upsertRows } from '../../portfolio-browsing/server/import.ts'
import { signUpActions, subscriberActions } from '../alert-actions.ts'
import { alertPages } from './alert-pages.ts'
import { subscriberTokenHash } from './subscriber-token.ts'

let server: TemporaryServer
beforeAll(async () => {
  server = await temporaryServer()
  await inTransaction(server.database.pool, (client) =>
    upsertRows(client, 'properties', [propertyRow({ location: 'Indre havn, Larvik', city: 'Larvik' })]),
  )
})
afterAll(() => server.stop())

const filters = 'type=bolig&by=larvik&omrade=indre-havn&soverom=2'

/** The pages of a request that has posted these fields. */
function pagesOf(fields: Record<string, string> = {}, address: string | null = null, sendsMail = true) {
  const body = new URLSearchParams(fields)
  const request = new Request('https://husvaer.eksempel.no/si-fra', { method: 'POST', body })
  return alertPages(
    { ...server.alerts, sendsMail },
    { request, address, now: new Date(), reference: 'PROVE' },
    server.photoDeps,
  )
}

const asking = (email: string) => ({ action: signUpActions.ask.name, filters, email, pace: 'daily' })

test('a wish is told in the words of the list, with the names of its places', async () => {
  const { category, asked } = readListAddress(new URLSearchParams(filters))
  expect(await pagesOf().offer({ category, asked })).toEqual({
    wish: ['Boliger', 'Larvik', 'Indre havn', '2 soverom'],
    query: filters,
    list: `/eiendommer?${filters}`,
    odds: ['Ingen andre venter på det samme.'],
  })
})

test('who asks is answered the same the first time and the second', async () => {
  const answers = [
    await pagesOf(asking('kari@eksempel.no')).ask(),
    await pagesOf(asking('kari@eksempel.no')).ask(),
  ]
  expect(answers[0]).toMatchObject({ status: 'done', notice: '' })
  expect(answers[1]).toEqual(answers[0])
  expect(await pagesOf(asking('kari@')).ask()).toMatchObject({ status: 'refused', httpStatus: 422 })
})

test('who asks is told when no mail can be sent to confirm with', async () => {
  expect(await pagesOf(asking('ola@eksempel.no'), null, false).ask()).toMatchObject({
    status: 'done',
    notice: expect.stringContaining('ola@eksempel.no får ingen lenke'),
  })
})

test('a subscriber confirms, chooses another pace, and is told so by their page', async () => {
  const token = await tokenOf(server, 'kari@eksempel.no')
  const before = await pagesOf().read(token)
  expect(before).toMatchObject({ until: null, confirmed: [], pending: [{ pace: 'daily' }] })
  const alert = before?.pending[0]?.id ?? ''
  const confirm = { action: subscriberActions.confirm.name, alert }
  expect(await pagesOf(confirm).act(token)).toEqual({ status: 'moved', to: `/si-fra/${token}` })
  expect(await pagesOf().read(token)).toMatchObject({ pending: [], confirmed: [{ id: alert }] })
  await pagesOf({ action: subscriberActions.tellAtOnce.name, alert }).act(token)
  expect(await pagesOf().read(token)).toMatchObject({ confirmed: [{ pace: 'at-once' }] })
  for (const id of ['-'.repeat(36), '0'.repeat(36)])
    expect(await pagesOf({ ...confirm, alert: id }).act(token)).toMatchObject({
      status: 'refused',
      httpStatus: 422,
    })
  expect(await pagesOf(confirm).act('A'.repeat(22))).toMatchObject({ status: 'refused' })
  expect(await pagesOf().read('A'.repeat(22))).toBeNull()
})

test('a place that the portfolio does not have stands in no mail', async () => {
  const ask = (filters: string) => pagesOf({ ...asking('per@eksempel.no'), filters }).ask()
  expect(await ask('by=besok-denne-siden')).toMatchObject({ status: 'refused', httpStatus: 422 })
  expect(await ask('')).toMatchObject({ status: 'refused', httpStatus: 422 })
  expect(await ask('type=bolig&omrade=besok-denne-siden')).toMatchObject({ status: 'done' })
  const page = await pagesOf().read(await tokenOf(server, 'per@eksempel.no'))
  expect(page?.pending.map(({ wish }) => wish)).toEqual([['Boliger']])
})

test('a client asks ten times an hour at most', async () => {
  const from = (number: number) => pagesOf(asking(`venter${number}@eksempel.no`), '192.0.2.1').ask()
  for (let number = 0; number < 10; number += 1) expect(await from(number)).toMatchObject({ status: 'done' })
  expect(await from(10)).toMatchObject({ status: 'refused', httpStatus: 429 })
})

test('a press that comes again counts once against the limit of its client', async () => {
  const keyed = { ...asking('igjen@eksempel.no'), [hiddenFields.key]: newSubmissionKey() }
  for (let press = 0; press < 12; press += 1)
    expect(await pagesOf(keyed, '192.0.2.2').ask()).toMatchObject({ status: 'done' })
})

test('the page of a subscriber offers to go on first when the alerts end soon', async () => {
  const wanted = readListAddress(new URLSearchParams(filters))
  const email = 'snart.slutt@eksempel.no'
  const token = await subscribe(server, { email, filters: wanted, wish: ['Boliger'], pace: 'daily' })
  expect(await pagesOf().read(token)).toMatchObject({ isEnding: false })
  await server.database.pool.query(
    "update subscribers set ends_at = now() + interval '13 days' where token_hash = $1",
    [subscriberTokenHash(token)],
  )
  expect(await pagesOf().read(token)).toMatchObject({ isEnding: true })
  await pagesOf({ action: subscriberActions.renew.name }).act(token)
  expect(await pagesOf().read(token)).toMatchObject({ isEnding: false })
})
