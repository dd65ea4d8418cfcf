import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { temporaryServer } from '../../../../test/support/temporary-server.ts'
import { verifyAudit } from '../../../platform/audit/verify-audit.ts'
import { keepSecret, refuseOtherSecret } from '../../../platform/secrets/secret-key.ts'
import { ownsStorage } from '../../../platform/storage/storage-owner.ts'
import { restoreBackup } from './restore.ts'
import { migrationsOf, tableHashes } from './tables.ts'

/** Made by the version of migration 0038, in the container from before the age format. */
const file = fileURLToPath(new URL('./fixtures/before-age.husvaer', import.meta.url))

test('a backup of an older version is restored, and upgraded to this one', async () => {
  const site = await temporaryServer()
  const { pool } = site.database
  const client = await pool.connect()
  const [migrations, tables] = [await migrationsOf(client), Object.keys(await tableHashes(client))]
  const ownStorage = () => ownsStorage(client, site.storage, { takeOver: false, dryRun: false })
  expect(await ownStorage()).toBe(true)

  const restored = await restoreBackup(
    {
      ...site,
      refuseOtherSecret: (secret) => refuseOtherSecret(site.config, secret),
      keepSecret: (secret) => keepSecret(site.config, secret),
    },
    { file, passphrase: 'en setning bare vi kjenner' },
  )

  expect(restored.files).toBe(1)
  const { rows } = await pool.query('select form from cases order by reference')
  expect(rows).toEqual([{ form: 'contact-message' }, { form: 'parking-application' }])
  expect((await pool.query('select price from properties')).rows).toEqual([{ price: 12345.678 }])
  // The index of the search is not in a backup: what is restored is indexed again.
  expect(
    (await pool.query("select count(*)::int from search_documents where kind = 'property'")).rows,
  ).toEqual([{ count: 1 }])
  expect(await site.storage.get('private-photos/bilde.jpg')).toBe('bildet')
  expect(await migrationsOf(client)).toEqual(migrations)
  expect(Object.keys(await tableHashes(client))).toEqual(tables)
  expect((await verifyAudit(pool)).broken).toBeNull()
  // The files still belong to this database.
  expect(await ownStorage()).toBe(true)
  client.release()
  await site.stop()
})
