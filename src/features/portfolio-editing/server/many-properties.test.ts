import { afterAll, beforeAll, expect, test } from 'vitest'
import { addManyHomes } from '../../../../test/support/many-homes.ts'
import { propertyRow } from '../../../../test/support/property-row.ts'
import { type TemporarySite, temporarySite } from '../../../../test/support/temporary-site.ts'
import { writeImport } from '../../portfolio-browsing/server/import.ts'
import { MAX_CHOICES, propertyChoiceCatalogue } from '../../portfolio-browsing/server/property-choices.ts'
import { parsePropertyList, propertyListSearch } from '../property-list.ts'
import { listProperties } from './list-properties.ts'
import { portfolioAsCsv, portfolioAsXlsx } from './spreadsheet.ts'

const COUNT = 20_000

let site: TemporarySite
beforeAll(async () => {
  site = await temporarySite()
  await addManyHomes(site.database.pool, COUNT)
})
afterAll(() => site.remove())

const list = (search: string) =>
  listProperties(site.database.pool, parsePropertyList(new URLSearchParams(search)), new Date())

test('the list of staff goes through 20 000 properties page by page, forwards and back', async () => {
  const first = await list('')
  expect(first).toMatchObject({ count: COUNT, isMore: true })
  expect(first.lines).toHaveLength(50)
  const second = await list(propertyListSearch({ ...first.query, ...first.beside.later }))
  const third = await list(propertyListSearch({ ...second.query, ...second.beside.later }))
  expect(third.query.page).toBe(3)
  const back = await list(propertyListSearch({ ...third.query, ...third.beside.earlier }))
  expect(back.lines).toEqual(second.lines)
  const shown = [first, second, third].flatMap(({ lines }) => lines.map(({ title }) => title))
  expect(new Set(shown).size).toBe(150)
  expect(shown).toEqual(shown.toSorted(new Intl.Collator('nb').compare))
  expect((await list('side=400')).isMore).toBe(false)
})

test('a page whose first property is gone becomes the first page', async () => {
  const gone = await list('side=7&fra-eiendom=etter_99999999-0000-4000-8000-000000000000')
  expect(gone.query).toMatchObject({ page: 1, position: null })
  expect(gone.lines).toHaveLength(50)
})

test('a search looks at all of them, however names are spelled', async () => {
  const found = await list('q=+Langveien++19999+')
  expect(found.count).toBe(1)
  expect(found.lines.map(({ title }) => title)).toEqual(['Langveien 19999'])
  expect(await list('q=finnes+ikke')).toMatchObject({ lines: [], count: 0, isMore: false })
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
