import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '../../../test/support/temporary-folder.ts'
import { temporaryDatabase } from '../../../test/support/temporary-site.ts'
import { openSite } from '../../site/services/site.ts'
import { ConfigError, readConfig } from '../base/config.ts'
import { createLog } from '../base/log.ts'
import { createKeyRing } from './key-ring.ts'
import { secretKeyFrom } from './secret-key.ts'

const first = 'den første hemmeligheten som ble brukt her'
const second = 'en helt annen hemmelighet enn den første her'
const place = { caseId: '00000000-0000-4000-8000-000000000001', field: 'personalNumber' }

let database: Awaited<ReturnType<typeof temporaryDatabase>>
let folder: string
beforeEach(async () => {
  database = await temporaryDatabase()
  folder = temporaryFolder('secret')
})
afterEach(() => database.drop())

function open(
  secretKey: string,
  { previous, dataDir = folder }: { previous?: string; dataDir?: string } = {},
) {
  const config = readConfig({ DATABASE_URL: database.url, DATA_DIR: dataDir, SECRET_KEY: secretKey })
  const previousSecret = previous ? secretKeyFrom(previous) : null
  return openSite(config, createLog('silent'), { as: 'command', previousSecret })
}

async function refusal(...args: Parameters<typeof open>): Promise<string> {
  const error = await open(...args).then(
    async (site) => {
      await site.close()
      throw new Error('It was opened.')
    },
    (refused) => refused,
  )
  expect(error).toBeInstanceOf(ConfigError)
  return error.message
}

test('refuses to start with another SECRET_KEY than the database was set up with, and says which', async () => {
  await (await open(first)).close()
  expect(await refusal(second)).toMatch(
    /^Cannot start: SECRET_KEY is not the key that this database was set up with\. Use the one from before\./,
  )
  await (await open(first)).close()
})

test('refuses to start without SECRET_KEY on a database that was set up with one, and makes none', async () => {
  await (await open(first)).close()
  expect(await refusal('')).toMatch(/^Cannot start: there is no SECRET_KEY.*keys\/secret-key\./)
  await expect(readFile(join(folder, 'keys/secret-key'))).rejects.toThrow('ENOENT')
})

test('names the file that the wrong key comes from', async () => {
  await (await open('')).close()
  const other = join(folder, 'other')
  const elsewhere = await temporaryDatabase()
  const config = readConfig({ DATABASE_URL: elsewhere.url, DATA_DIR: other })
  await (await openSite(config, createLog('silent'), { as: 'command' })).close()
  await elsewhere.drop()
  expect(await refusal('', { dataDir: other })).toContain(`${other}/keys/secret-key is not the key`)
})

test('recognises a database from before the check value by its wrapped keys', async () => {
  const site = await open(first)
  await site.keyRing.seal('hemmelig', place)
  await site.database.pool.query('delete from secret_key_check')
  await site.close()
  expect(await refusal('')).toContain('there is no SECRET_KEY')
  expect(await refusal(second)).toContain('SECRET_KEY is not the key')
  await (await open(first)).close()
})

test('belongs to the new SECRET_KEY once its keys are rotated', async () => {
  const site = await open(first)
  await site.keyRing.seal('hemmelig', place)
  await site.close()
  const rotating = await open(second, { previous: first })
  await createKeyRing(rotating.database.pool, rotating.secret, secretKeyFrom(first)).rotate()
  await rotating.close()
  expect(await refusal(first)).toContain('SECRET_KEY is not the key')
  await (await open(second)).close()
})
