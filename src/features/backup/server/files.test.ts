import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sendCase } from '../../../../test/support/sent-case.ts'
import { makeStaff } from '../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { readLedger } from '../../../platform/erasure/ledger.ts'
import { keepSecret, readSecret, refuseOtherSecret } from '../../../platform/secrets/secret-key.ts'
import { listIrreplaceableFiles } from '../../../platform/storage/irreplaceable-files.ts'
import { personByEmail } from '../../privacy/server/person-key.ts'
import { erasePerson } from '../../privacy/server/persons.ts'
import { makeBackup } from './backup.ts'
import { type RestoreSite, restoreBackup } from './restore.ts'

const passphrase = 'en setning bare vi kjenner'
const email = 'bare.post@eksempel.no'
const photo = 'private-photos/bilde.jpg'
let site: TemporaryServer
let file: string
let empty: TemporaryServer

beforeAll(async () => {
  site = await temporaryServer()
  await sendCase(site, 'contact-message')
  await site.storage.put('aaa.txt', 'først')
  await site.storage.put(photo, 'bildet')
  await site.database.pool.query(
    `insert into incoming_mails (message_key, sender, subject, text, state, reason, received_at)
     values ('en', $1, 'Hei', 'Hei', 'held', 'no-case', now())`,
    [email],
  )
  file = join(site.config.DATA_DIR, 'kopi.husvaer')
  await backup()
})
afterAll(() => site.stop())
beforeEach(async () => {
  empty = await temporaryServer()
  return () => empty.stop()
})

const backup = async () =>
  makeBackup({ ...site, secretText: await readSecret(site.config) }, { file, passphrase, workFactor: 10 })
const restore = (own: Partial<RestoreSite> = {}) =>
  restoreBackup(
    {
      ...empty,
      refuseOtherSecret: (secret) => refuseOtherSecret(empty.config, secret),
      keepSecret: (secret) => keepSecret(empty.config, secret),
      ...own,
    },
    { file, passphrase },
  )

test('a failed restore removes the files it wrote, and no existing file', async () => {
  await empty.storage.put('aaa.txt', 'først')
  const full = () => Promise.reject(new Error('The disk is full'))
  await expect(restore({ keepSecret: full })).rejects.toThrow('The disk is full')
  expect(await empty.storage.exists('aaa.txt')).toBe(true)
  expect(await empty.storage.exists(photo)).toBe(false)
  const restored = await restore()
  expect(restored.files).toBe(2)
})

test('another SECRET_KEY is refused before anything is written', async () => {
  await empty.storage.put('aaa.txt', 'først')
  const config = { ...empty.config, SECRET_KEY: 'en-helt-annen-noekkel-enn-kopien-har' }
  const refused = restore({ refuseOtherSecret: (secret) => refuseOtherSecret(config, secret) })
  await expect(refused).rejects.toThrow('SECRET_KEY is another one')
  expect(await empty.storage.exists('aaa.txt')).toBe(true)
  expect(await empty.storage.exists(photo)).toBe(false)
})

test('does not overwrite a file with other content', async () => {
  await empty.storage.put(photo, 'et annet bilde')
  await expect(restore()).rejects.toThrow(`The file ${photo} is there already`)
  expect(await empty.storage.get(photo)).toBe('et annet bilde')
  expect(await empty.storage.exists('aaa.txt')).toBe(false)
})

test('repeats the erasure of a person without cases who was erased since', async () => {
  const { id } = await makeStaff(site.database.pool, 'administrator')
  await erasePerson(site, { person: personByEmail(email), by: id })
  for (const entry of await readLedger(site.storage))
    await empty.storage.put('erasures/fra-det-gamle-stedet.ndjson', JSON.stringify(entry))
  expect((await restore()).erasedAgain).toEqual({ cases: 0, mails: 1, alerts: 0 })
  expect((await empty.database.pool.query('select 1 from incoming_mails')).rowCount).toBe(0)
})

test('neither backup nor restore continues if the storage cannot be read', async () => {
  await writeFile(join(empty.config.DATA_DIR, 'files'), 'ingen mappe')
  const target = join(empty.config.DATA_DIR, 'kopi.husvaer')
  const made = makeBackup({ ...empty, secretText: 'x' }, { file: target, passphrase, workFactor: 10 })
  await expect(made).rejects.toThrow('ENOTDIR')
  await expect(readFile(target)).rejects.toThrow('ENOENT')
  await expect(restore()).rejects.toThrow('ENOTDIR')
  expect((await empty.database.pool.query('select 1 from cases')).rowCount).toBe(0)
})

test('a backup skips a file that is deleted after it was listed', async () => {
  const going = 'private-photos/zzz.jpg'
  await site.storage.put(going, 'slettes nå')
  const storage = new Proxy(site.storage, {
    get(target, name) {
      if (name === 'getBytes')
        return async (path: string) => {
          if (path === going) await target.delete(path)
          return target.getBytes(path)
        }
      const own = Reflect.get(target, name)
      return typeof own === 'function' ? own.bind(target) : own
    },
  })
  const target = join(site.config.DATA_DIR, 'en-til.husvaer')
  const made = await makeBackup(
    { ...site, storage, secretText: 'x' },
    { file: target, passphrase, workFactor: 10 },
  )
  expect(made.files).toBe((await Array.fromAsync(listIrreplaceableFiles(site.storage))).length)
})

test('a backup does not touch the unfinished file of another', async () => {
  await writeFile(`${file}.part`, 'en annen er i gang')
  await expect(backup()).rejects.toThrow('another backup is being made')
  expect(await readFile(`${file}.part`, 'utf8')).toBe('en annen er i gang')
  await rm(`${file}.part`)
})
