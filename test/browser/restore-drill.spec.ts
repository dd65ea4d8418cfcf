import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { findForm } from '../../src/features/form-catalogue/catalogue.ts'
import { freePort } from '../support/free-port.ts'
import { sampleEntries } from '../support/sample-answers.ts'
import { startSiteProcess } from '../support/site-process.ts'
import { makeColleagueByCommand, signInOverHttp } from '../support/staff-browser.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const run = promisify(execFile)

test('a backup of a running site is restored elsewhere, and links, accounts and pictures work there', async ({
  playwright,
}) => {
  test.setTimeout(600_000)
  const folder = temporaryFolder('drill')
  const file = join(folder, 'kopi.husvaer')
  const husvaer = (dataDir: string, ...args: string[]) =>
    run(process.execPath, ['src/cli.ts', ...args], {
      env: {
        ...process.env,
        DATA_DIR: dataDir,
        DATABASE_URL: '',
        LOG_LEVEL: 'error',
        BACKUP_PASSPHRASE: 'en lang setning til kopien',
      },
    })
  const [before, after] = [join(folder, 'a'), join(folder, 'b')]
  const own = { DATA_DIR: before, DATABASE_URL: '', LOG_LEVEL: 'error' }
  const port = await freePort()
  const site = await startSiteProcess(port, own)
  const form = findForm('issue-report')
  const sent = await fetch(`${site.url}/api/skjema/issue-report`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(form ? sampleEntries(form) : {}),
  }).then((response) => response.json())
  const http = await playwright.request.newContext({ baseURL: site.url })
  const colleague = await makeColleagueByCommand('administrator', { ...own, PORT: new URL(site.url).port })
  await signInOverHttp(http, colleague)
  const session = await http.storageState()
  const page = await (await http.get('/eiendommer')).text()
  const picture = /\/bilder\/[0-9a-f]{20}\/640/.exec(page)?.[0] ?? ''

  const head = (await husvaer(before, 'verify-audit')).stdout.trim().split('\n').at(-1) ?? ''
  await husvaer(before, 'backup', file)
  await site.end('SIGTERM')
  await expect(
    run(process.execPath, ['src/cli.ts', 'restore', file], {
      env: { ...process.env, DATA_DIR: after, DATABASE_URL: '', BACKUP_PASSPHRASE: 'en helt annen setning' },
    }),
  ).rejects.toThrow('passphrase is wrong')
  const { stdout } = await husvaer(after, 'restore', file)
  expect(stdout).toMatch(/Restored \d+ tables, each as it was/)

  const restored = await startSiteProcess(port, { ...own, DATA_DIR: after })
  const opened = await fetch(`${restored.url}${sent.case}`)
  expect(opened.status).toBe(200)
  expect(await opened.text()).toContain(sent.reference)
  expect((await fetch(`${restored.url}${picture}`)).status).toBe(200)
  // Sessions survive: the backup has them and the secret that signs them.
  const again = await playwright.request.newContext({ baseURL: restored.url, storageState: session })
  expect(await (await again.get('/saker')).text()).toContain(sent.reference)
  // The head from before the backup is in it; making and restoring one have each added an entry.
  const verified = await husvaer(after, 'verify-audit', head)
  expect(verified.stdout).not.toContain(head)
  expect(verified.stdout).toContain('The chain holds')
  await restored.end('SIGTERM')
  await http.dispose()
  await again.dispose()
})
