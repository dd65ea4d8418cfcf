import { afterEach, beforeEach, expect, test } from 'vitest'
import { type SentCase, sendCase } from '../../../test/support/sent-case.ts'
import { makeStaff } from '../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../test/support/temporary-server.ts'
import { personByEmail } from '../../features/privacy/server/person-key.ts'
import { erasePerson } from '../../features/privacy/server/persons.ts'
import { purge } from '../../features/privacy/server/purge.ts'
import { inTransaction } from '../database/transaction.ts'
import { addressMark } from '../secrets/address-mark.ts'
import { eraseAgain, readLedger } from './ledger.ts'

let site: TemporaryServer
let sent: SentCase
let by: string
const email = 'glem.meg@eksempel.no'
const photo = 'private-photos/bilde.jpg'

beforeEach(async () => {
  site = await temporaryServer()
  by = (await makeStaff(site.database.pool, 'administrator')).id
  sent = await sendCase(site, 'issue-report', { email })
  await site.storage.put(photo, 'bilde')
  await site.database.pool.query(
    `insert into photos (id, case_id, object_name, storage_path, label, width, height, bytes)
     values (gen_random_uuid(), $1, 'bilde', $2, 'bilde', 1, 1, 5)`,
    [sent.id, photo],
  )
  await site.database.pool.query(
    `insert into incoming_mails (message_key, sender, subject, text, state, reason)
     values ('en', $1, 'Hei', 'Hei', 'held', 'no-case'), ('to', 'en.annen@eksempel.no', 'Hei', 'Hei', 'held', 'no-case')`,
    [email],
  )
})
afterEach(() => site.stop())

/** A storage whose given methods fail. */
const storageThat = (fails: Partial<Record<'delete' | 'put', () => Promise<never>>>) =>
  new Proxy(site.storage, {
    get(storage, name) {
      const own = name === 'delete' || name === 'put' ? fails[name] : undefined
      const used = own ?? Reflect.get(storage, name)
      return typeof used === 'function' ? used.bind(storage) : used
    },
  })
const broken = () => Promise.reject(new Error('The disk is gone'))
const erase = (storage = site.storage) =>
  erasePerson({ ...site, storage }, { person: personByEmail(email), by })
const senders = async () =>
  (await site.database.pool.query('select sender from incoming_mails order by sender')).rows.map(
    ({ sender }) => sender,
  )

test('an erasure is in the ledger although its files cannot be deleted, which are deleted the next night', async () => {
  await erase(storageThat({ delete: broken }))
  expect((await readLedger(site.storage)).map(({ what }) => what)).toEqual(['case', 'person'])
  expect(await site.storage.exists(photo)).toBe(true)
  await expect(purge({ ...site, storage: storageThat({ delete: broken }) })).rejects.toThrow(
    '1 files could not be deleted',
  )
  await purge(site)
  expect(await site.storage.exists(photo)).toBe(false)
  expect((await site.database.pool.query('select 1 from pending_file_deletions')).rowCount).toBe(0)
})

test('an erasure by retention is in the ledger although its files cannot be deleted', async () => {
  await site.database.pool.query("update cases set status = 'done', closed_at = '2020-01-01'")
  await expect(purge({ ...site, storage: storageThat({ delete: broken }) })).rejects.toThrow()
  expect(await readLedger(site.storage)).toEqual([expect.objectContaining({ what: 'case', caseId: sent.id })])
})

test('nothing is erased where the ledger cannot be written', async () => {
  await expect(erase(storageThat({ put: broken }))).rejects.toThrow('The disk is gone')
  expect((await site.database.pool.query('select 1 from cases')).rowCount).toBe(1)
  expect(await senders()).toContain(email)
})

test('the ledger stores an HMAC in place of an address', async () => {
  await erase()
  const text = JSON.stringify(await readLedger(site.storage))
  expect(text).toContain(addressMark(site.secret, email))
  expect(text).not.toContain('glem')
  const { rows } = await site.database.pool.query("select address from erasures where what = 'person'")
  expect(rows).toEqual([{ address: addressMark(site.secret, email) }])
})

test('repeats the erasure of a person without cases, but keeps their later mails', async () => {
  const again = async (at: string) =>
    inTransaction(site.database.pool, (client) =>
      eraseAgain(client, site.secret, [{ what: 'person', address: addressMark(site.secret, email), at }]),
    )
  expect(await again('2020-01-01T00:00:00Z')).toEqual({ cases: 0, mails: 0, alerts: 0 })
  expect(await senders()).toEqual(['en.annen@eksempel.no', email])
  expect(await again(new Date(Date.now() + 1000).toISOString())).toEqual({ cases: 0, mails: 1, alerts: 0 })
  expect(await senders()).toEqual(['en.annen@eksempel.no'])
})

test('the photos of a held mail are erased with its sender', async () => {
  await site.database.pool.query(
    `update photos set case_id = null, mail_id = (select id from incoming_mails where sender = $1)`,
    [email],
  )
  await erase()
  expect(await site.storage.exists(photo)).toBe(false)
})
