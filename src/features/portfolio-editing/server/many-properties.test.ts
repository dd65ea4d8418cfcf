import { afterAll, beforeAll, expect, test } from 'vitest'
import { addManyHomes } from '../../../../test/support/many-homes.ts'
import { propertyRow } from '../../../../test/support/property-row.ts'
import { type TemporarySite, temporarySite } from '../../../../test/support/temporary-site.ts'
import { writeImport } from '../../portfolio-browsing/server/import.ts'
import { MAX_CHOICES, propertyChoiceCatalogue } from '../../portfolio-browsing/server/property-choices.ts'
import { listProperties } from './read-portfolio.ts'
import { portfolioAsCsv, portfolioAsXlsx } from './spreadsheet.ts'

const COUNT = 20_000

let site: TemporarySite
beforeAll(async () => {
  site = await temporarySite()
  await addManyHomes(site.database.pool, COUNT)
})
afterAll(() => site.remove())

test('the list of staff shows a hundred of 20 000 at a time, and the last page what is left', async () => {
  const first = await listProperties(site, '')
  expect(first).toMatchObject({ count: COUNT, page: 1, pages: 200 })
  expect(first.lines).toHaveLength(100)
  const [last, beyond] = [await listProperties(site, '', 200), await listProperties(site, '', 201)]
  expect(last.lines).toHaveLength(100)
  expect(last.lines[0]?.title).not.toBe(first.lines[0]?.title)
  expect(beyond).toEqual(first)
})

test('a search looks at all of them, however names are spelled', async () => {
  const found = await listProperties(site, ' Langveien  19999 ')
  expect(found).toMatchObject({ count: 1, pages: 1 })
  expect(found.lines[0]?.title).toBe('Langveien 19999')
  expect(await listProperties(site, 'finnes ikke')).toEqual({ lines: [], count: 0, page: 1, pages: 1 })
})

test('the CSV has each of them once, some hundred in memory at a time', async () => {
  let lines = 0
  const ids = new Set<string>()
  for await (const piece of portfolioAsCsv(site)) {
    const found = piece.match(/^[0-9a-f]{8}-[0-9a-f-]{27}/gm) ?? []
    expect(found.length).toBeLessThanOrEqual(250)
    lines += found.length
    for (const id of found) ids.add(id)
  }
  expect([lines, ids.size]).toEqual([COUNT, COUNT])
})

test('a workbook of all of them is refused before it is made', async () => {
  await expect(portfolioAsXlsx(site)).rejects.toThrow('høyst 5000 eiendommer. Last ned CSV')
})

test('a list of choices holds some hundred', async () => {
  const spaces = Array.from({ length: MAX_CHOICES + 1 }, () => propertyRow({ amenities: ['reklame'] }))
  await writeImport(site.database.pool, { properties: spaces, finn_properties: [] })
  const choices = await propertyChoiceCatalogue(site.database.pool).propertyChoices('reklame')
  expect(choices).toHaveLength(MAX_CHOICES)
})
