import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { propertyRow } from '../../../test/support/property-row.ts'
import { temporaryFolder } from '../../../test/support/temporary-folder.ts'
import { type TemporarySite, temporarySite } from '../../../test/support/temporary-site.ts'
import { writeImport } from '../../features/portfolio-browsing/server/import.ts'
import { runCommand } from './run-command.ts'

const folder = temporaryFolder('import')
const file = join(folder, 'homes.json')

let site: TemporarySite
beforeAll(async () => {
  site = await temporarySite()
})
afterAll(() => site.remove())

let said = ''
beforeEach(() => {
  said = ''
  for (const name of ['stdout', 'stderr'] as const)
    vi.spyOn(process[name], 'write').mockImplementation((text) => {
      said += text
      return true
    })
  vi.stubEnv('DATABASE_URL', site.database.url)
  vi.stubEnv('DATA_DIR', site.config.DATA_DIR)
  return () => {
    vi.restoreAllMocks()
    vi.unstubAllEnvs()
  }
})

test('says row by row what a file would change, and changes it without --dry-run', async () => {
  const [known, added] = [propertyRow({ price: 9000, amenities: ['heis'] }), propertyRow()]
  await writeImport(site.database.pool, { properties: [known], finn_properties: [] })
  const { id, title, type, location, city } = known
  const changed = { id, title, type, location, city, price: 9500, amenities: ['heis', 'balkong'] }
  const { id: newId, title: newTitle } = added
  await writeFile(
    file,
    JSON.stringify({ properties: [changed, { id: newId, title: newTitle, type, location, city }] }),
  )
  expect(await runCommand(['import', file, '--dry-run'])).toBe(0)
  expect(said.split('\n')).toEqual([
    `properties[0] ${title} (${id}) changes`,
    '  price: 9000 → 9500',
    '  amenities: ["heis"] → ["heis","balkong"]',
    `properties[1] ${newTitle} (${newId}) is new`,
    'Would import properties: 1 new, 1 changed, 0 as they were, 0 left off the site.',
    'Would import listings: 0 new, 0 changed, 0 as they were.',
    '',
  ])
  said = ''
  expect(await runCommand(['import', file])).toBe(0)
  expect(said).toContain('Imported properties: 1 new, 1 changed, 0 as they were')
  said = ''
  expect(await runCommand(['import', file])).toBe(0)
  expect(said).toContain('Imported properties: 0 new, 0 changed, 2 as they were')
})

test('names every fault of a file, and imports nothing of it', async () => {
  await writeFile(file, JSON.stringify({ properties: [{ id: '17' }], finn_properties: [] }))
  expect(await runCommand(['import', file])).toBe(1)
  expect(said).toContain('properties[0].id: Invalid UUID')
  expect(said).toContain('Nothing was imported')
})
