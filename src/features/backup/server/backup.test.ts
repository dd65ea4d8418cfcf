import { randomBytes } from 'node:crypto'
import { copyFile, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { invoiceCompanies } from '#landlord/invoice-companies.ts'
import { longEmployed } from '../../../../test/support/account-changes.ts'
import { propertyRow } from '../../../../test/support/property-row.ts'
import { type SentCase, sendCase } from '../../../../test/support/sent-case.ts'
import { makeStaff } from '../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { verifyAudit } from '../../../platform/audit/verify-audit.ts'
import { readLedger } from '../../../platform/erasure/ledger.ts'
import { createKeyRing } from '../../../platform/secrets/key-ring.ts'
import {
  keepSecret,
  readSecret,
  refuseOtherSecret,
  secretKeyFrom,
} from '../../../platform/secrets/secret-key.ts'
import { listAccounts } from '../../accounts/server/accounts.ts'
import { approveAccount, proposeAccount } from '../../accounts/server/change-account.ts'
import { findCase } from '../../cases/server/sender/sender-case.ts'
import { answerCase } from '../../inbox/server/answer/answer.ts'
import { mergeCase } from '../../inbox/server/case/merge.ts'
import { revealAnswer } from '../../inbox/server/case/reveal.ts'
import { writeImport } from '../../portfolio-browsing/server/import.ts'
import { personByEmail } from '../../privacy/server/person-key.ts'
import { erasePerson } from '../../privacy/server/persons.ts'
import { makeBackup } from './backup.ts'
import { restoreBackup } from './restore.ts'
import { tableHashes } from './tables.ts'

const passphrase = 'en setning bare vi kjenner'

describe('a backup', () => {
  let site: TemporaryServer
  let file: string
  let hashes: Record<string, string>
  let parking: SentCase
  let gone: SentCase
  let later: SentCase
  const worker = { id: '', name: 'Ane', role: 'saksbehandler' as const }

  beforeAll(async () => {
    site = await temporaryServer()
    worker.id = (await makeStaff(site.database.pool)).id
    const accountant = await longEmployed(site.database.pool, 'okonomi')
    const { id: by } = await longEmployed(site.database.pool)
    const orgNumber = invoiceCompanies[0]?.orgNumber ?? ''
    const account = invoiceCompanies[1]?.accountNumber ?? ''
    await proposeAccount(site.staff, { orgNumber, account, by: accountant.id })
    const [line] = await listAccounts(site.staff, by)
    await approveAccount(site.staff, { id: line?.pending?.id ?? '', by, method: 'totp' })
    await writeImport(site.database.pool, {
      properties: [propertyRow({ price: 12345.678 })],
      finn_properties: [],
    })
    parking = await sendCase(site, 'parking-application')
    gone = await sendCase(site, 'contact-message', { email: 'borte@eksempel.no' })
    const [one, two] = [await sendCase(site, 'issue-report'), await sendCase(site, 'issue-report')]
    await mergeCase(
      site.deps,
      worker,
      { reference: two.reference, other: one.reference, now: new Date() },
      'allow',
    )
    await answerCase(site.deps, worker, one.reference, { text: 'Vi kommer.', now: new Date() })
    await site.storage.put('private-photos/bilde.jpg', randomBytes(400_000))
    await site.storage.put('derived/liten.webp', 'lages på nytt')
    file = join(site.config.DATA_DIR, 'kopi.husvaer')
    const made = await makeBackup(
      { ...site, secretText: await readSecret(site.config) },
      { file, passphrase, workFactor: 10 },
    )
    hashes = made.hashes
    // After the backup was made one person is erased, and another writes.
    await erasePerson(site, { person: personByEmail('borte@eksempel.no'), by: worker.id })
    later = await sendCase(site, 'contact-message', { email: 'senere@eksempel.no' })
  })
  afterAll(() => site.stop())

  let empty: TemporaryServer
  beforeEach(async () => {
    empty = await temporaryServer()
    return () => empty.stop()
  })
  const restore = (more: { passphrase?: string; file?: string } = {}) =>
    restoreBackup(
      {
        ...empty,
        refuseOtherSecret: (secret) => refuseOtherSecret(empty.config, secret),
        keepSecret: (secret) => keepSecret(empty.config, secret),
      },
      { file, passphrase, ...more },
    )
  const count = async (table: string) =>
    Number((await empty.database.pool.query(`select count(*) from ${table}`)).rows[0].count)

  test('is one encrypted file with mode 0600', async () => {
    const bytes = (await readFile(file)).toString('latin1')
    expect(bytes).not.toMatch(/Prøveveien|eksempel\.no|13097248022/)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
  })

  test('restores every table with the same hash, and the files', async () => {
    const restored = await restore()
    expect(restored.hashes).toEqual(hashes)
    expect(restored.tables).toBeGreaterThan(10)
    const photo = Buffer.from(await empty.storage.getBytes('private-photos/bilde.jpg'))
    expect(photo.equals(Buffer.from(await site.storage.getBytes('private-photos/bilde.jpg')))).toBe(true)
    expect(await empty.storage.exists('derived/liten.webp')).toBe(false)
    const client = await empty.database.pool.connect()
    const { audit_log, ...others } = await tableHashes(client)
    client.release()
    // Only the audit log has one more entry: the restore.
    expect({ ...others, audit_log: hashes.audit_log }).toEqual(hashes)
    expect(audit_log).not.toBe(hashes.audit_log)
    // The words of cases are not in a backup: they are those of the cases again.
    const words = (of: TemporaryServer) =>
      of.database.pool.query('select word from case_words order by word').then(({ rows }) => rows)
    expect(await words(empty)).toEqual(await words(site))
    expect(await words(empty)).not.toEqual([])
  })

  test('lets the database count the restored rows', async () => {
    await restore()
    const { rows } = await empty.database.pool.query(
      "select from pg_class where oid in ('cases'::regclass, 'case_events'::regclass) and reltuples > 0",
    )
    expect(rows).toHaveLength(2)
  })

  test('restores encrypted answers, sent links and identity columns', async () => {
    await restore()
    const secret = secretKeyFrom(await readSecret(empty.config))
    const keyRing = createKeyRing(empty.database.pool, secret)
    const deps = { ...empty.deps, secret, keyRing }
    expect(
      await revealAnswer(deps, worker, {
        reference: parking.reference,
        field: 'personalNumber',
        reason: 'Kontrakt',
      }),
    ).toBe('13097248022')
    expect((await findCase(deps, parking.token))?.reference).toBe(parking.reference)
    await sendCase({ deps }, 'contact-message')
    await answerCase(deps, worker, parking.reference, { text: 'Hei igjen', now: new Date() })
    expect((await verifyAudit(empty.database.pool)).broken).toBeNull()
  })

  test('repeats the erasure of persons who were erased since, by the ledger beside the files', async () => {
    const known = (await readLedger(site.storage)).map((entry) => JSON.stringify(entry))
    await empty.storage.put('erasures/fra-det-gamle-stedet.ndjson', known.join('\n'))
    const restored = await restore()
    expect(restored.erasedAgain).toEqual({ cases: 1, mails: 0, alerts: 0 })
    expect(await findCase(empty.deps, gone.token)).toBeNull()
    const { rowCount } = await empty.database.pool.query(
      "select 1 from cases where sender_email = 'borte@eksempel.no' or id = $1",
      [later.id],
    )
    expect(rowCount).toBe(0)
  })

  test('sends the mails that were waiting', async () => {
    await restore()
    const { rows } = await empty.database.pool.query(
      `select count(*) filter (where state = 'queued')::int as waiting,
         count(*) filter (where state = 'queued' and due_at < now() + interval '11 s' and leased_until is null)::int as free from mails`,
    )
    expect(rows[0].waiting).toBeGreaterThan(0)
    expect(rows[0].free).toBe(rows[0].waiting)
  })

  test('rejects a wrong passphrase, and restores nothing', async () => {
    await expect(restore({ passphrase: 'en helt feil setning' })).rejects.toThrow('passphrase is wrong')
    expect(await count('cases')).toBe(0)
  })

  test('restores nothing from a damaged file', async () => {
    const damaged = join(empty.config.DATA_DIR, 'skadet.husvaer')
    await copyFile(file, damaged)
    const bytes = await readFile(damaged)
    const place = bytes.length - 100
    bytes[place] = (bytes[place] ?? 0) ^ 1
    await writeFile(damaged, bytes)
    await expect(restore({ file: damaged })).rejects.toThrow('damaged')
    expect(await count('cases')).toBe(0)
    expect(await empty.storage.exists('private-photos/bilde.jpg')).toBe(false)
  })

  test('is not restored into a target with data', async () => {
    await sendCase(empty, 'contact-message')
    await expect(restore()).rejects.toThrow('There is data in cases already')
    expect(await count('cases')).toBe(1)
  })
})
