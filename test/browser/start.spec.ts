import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { freePort } from '../support/free-port.ts'
import { startSiteProcess } from '../support/site-process.ts'

const listing = fileURLToPath(new URL('../support/list-loaded-packages.mjs', import.meta.url))

/** What only some requests, jobs and settings need: each is large, and is loaded with its first use. */
const loadedLate = [
  '@aws-sdk/client-s3',
  '@better-auth/passkey',
  '@react-router/dev',
  'age-encryption',
  'better-auth',
  'fast-xml-parser',
  'imapflow',
  'kysely',
  'nodemailer',
  'read-excel-file',
  'sharp',
  'typescript',
  'vite',
  'write-excel-file',
  '@zxcvbn-ts/core',
]

test('a later start loads no package that is not needed until it is ready', async () => {
  const port = await freePort()
  // The first start draws and stores the pictures of the demo.
  const first = await startSiteProcess(port)
  await first.end('SIGTERM')
  const list = join(first.dataDir, 'loaded-packages')
  const later = await startSiteProcess(
    port,
    { DATA_DIR: first.dataDir, LOADED_PACKAGES: list, NODE_OPTIONS: `--import=${listing}` },
    [process.execPath, 'src/start.mjs'],
  )
  await later.end('SIGTERM')
  const loaded = readFileSync(list, 'utf8').split('\n')
  expect(loaded).toEqual(expect.arrayContaining(['hono', 'pg', 'react-dom', 'zod']))
  expect(loaded.filter((name) => loadedLate.includes(name))).toEqual([])
})
