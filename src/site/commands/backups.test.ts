import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sendCase } from '../../../test/support/sent-case.ts'
import { type TemporaryServer, temporaryServer } from '../../../test/support/temporary-server.ts'
import { backupName } from '../../features/backup/server/rotation.ts'
import { runCommand } from './run-command.ts'

let site: TemporaryServer
let folder: string

beforeAll(async () => {
  site = await temporaryServer()
  await sendCase(site, 'parking-application')
  folder = join(site.config.DATA_DIR, 'copies')
  mkdirSync(folder)
  vi.stubEnv('DATABASE_URL', site.database.url)
  vi.stubEnv('DATA_DIR', site.config.DATA_DIR)
  vi.stubEnv('BACKUP_PASSPHRASE', 'en setning bare vi kjenner')
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await site.stop()
})

async function said(...args: string[]): Promise<string> {
  let text = ''
  for (const name of ['stdout', 'stderr'] as const)
    vi.spyOn(process[name], 'write').mockImplementation((line) => {
      text += line
      return true
    })
  const status = await runCommand(args)
  vi.restoreAllMocks()
  return `${status}: ${text}`
}

test('a backup is made, old ones are removed, and a drill restores the newest beside the site', async () => {
  const DAY_MS = 24 * 3600 * 1000
  const earlier = [1, 2].map((days) => backupName(new Date(Date.now() - days * DAY_MS)))
  for (const name of [...earlier, 'from-before.age']) writeFileSync(join(folder, name), '')

  expect(await said('backups', folder, '--keep', '2,0,0')).toMatch(/^0: Wrote \d+ tables and 0 files/)
  const left = readdirSync(folder)
  expect(left).toEqual(expect.arrayContaining(['from-before.age', earlier[0]]))
  expect(left).toHaveLength(3)

  expect(await said('restore-drill', folder)).toMatch(
    /^0: Restored .*Z\.age in \d+ s: \d+ tables, each as it was, and 0 files\.\nThe audit log holds: \d+ entries\.\n$/,
  )
  const { rows } = await site.database.pool.query('select count(*)::int as cases from cases')
  expect(rows).toEqual([{ cases: 1 }])
})
