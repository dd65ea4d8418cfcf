import readXlsxFile from 'read-excel-file/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { readSheet, shownImport } from '../../../../../test/support/read-sheet.ts'
import { makeStaff } from '../../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../../test/support/temporary-server.ts'
import type { PropertyId } from '../../../../domain/portfolio/property.ts'
import { type PropertyContent, parsePropertyContent } from '../property-content.ts'
import { readProperty } from '../read-portfolio.ts'
import { portfolioAsCsv, portfolioAsXlsx } from '../spreadsheet.ts'
import { archiveProperty, publishDue, type SaveAs, saveProperty } from '../versions.ts'
import { applyImport } from './apply-import.ts'
import { startImport } from './store-import.ts'

let server: TemporaryServer
let by: string
beforeAll(async () => {
  server = await temporaryServer()
  by = (await makeStaff(server.database.pool, 'redaktor', 'Eva Redsen')).id
})
afterAll(() => server.stop())

const content = (more: Record<string, string> = {}): PropertyContent => {
  const texts = { title: 'Torget 1', type: 'Bolig', location: 'Torget 1', city: 'Stokke', price: '1000' }
  const parsed = parsePropertyContent({ ...texts, ...more }, { images: [], image_url: null })
  if (!parsed.content) throw new Error('The content of the test is wrong')
  return parsed.content
}
const save = (
  id: PropertyId | null,
  more: Record<string, string> = {},
  as: SaveAs = { state: 'published' },
) => saveProperty(server, { id, content: content(more), as, by })
const plan = (bytes: Buffer | string) => readSheet(server, { bytes, by })
const apply = async ({ id }: { id: string }) => {
  await applyImport(server, { id, staffId: by })
  return shownImport(server, id)
}
const onSite = async (id: PropertyId) =>
  (await server.database.pool.query('select price, description, city from properties where id = $1', [id]))
    .rows[0]
const edited = (id: PropertyId) => readProperty(server, id, new Date())

test('a heading that is not known is shown, and stays as it was said the next time', async () => {
  const id = await save(null)
  const csv = `ID;Leje;Adresse;\n${id};2000;Torget 2;\n`
  const started = await shownImport(
    server,
    await startImport(server, { bytes: Buffer.from(csv), staffId: by }),
  )
  expect(started).toMatchObject({ state: 'matching', rows: [] })
  expect(started.matching.columns).toEqual([
    { place: 0, heading: 'ID', target: 'id', isSure: true, examples: [id] },
    { place: 1, heading: 'Leje', target: 'ignored', isSure: false, examples: ['2000'] },
    { place: 2, heading: 'Adresse', target: 'location', isSure: true, examples: ['Torget 2'] },
  ])
  const read = await readSheet(server, { bytes: csv, by, as: { Leje: 'price' } })
  expect(read.rows[0]?.lines).toEqual(['Adresse: Torget 1 → Torget 2', 'Leie: 1\u00a0000 → 2\u00a0000'])
  expect(
    await startImport(server, { bytes: Buffer.from(csv), staffId: by }).then((next) =>
      shownImport(server, next),
    ),
  ).toMatchObject({
    state: 'planned',
    counts: { changes: 1 },
  })
})

test('two columns cannot be one', async () => {
  const id = await save(null)
  await expect(
    readSheet(server, { bytes: `ID;Leie;Husleie\n${id};1;2\n`, by, as: { Husleie: 'price' } }),
  ).rejects.toThrow('«Leie» er valgt for flere kolonner')
})

test('a row that ends before its headings changes nothing of the columns after its end', async () => {
  const id = await save(null, { description: 'Lys stue' })
  const report = await plan(`ID;Leie;Beskrivelse\n${id};1200\n`)
  expect(report.rows[0]?.lines).toEqual(['Leie: 1\u00a0000 → 1\u00a0200'])
})

test('a postal code is a column of its own, with the zero that a spreadsheet drops', async () => {
  const id = await save(null, { location: 'Torgkvartalet', postal_code: '3160' })
  const csv = (await Array.fromAsync(portfolioAsCsv(server))).join('')
  expect((await plan(csv)).rows).toEqual([])
  expect((await plan(`ID;Postnr\n${id};159\n`)).rows[0]?.lines).toEqual([
    'Postnummer: 3160 → 0159',
    'Sted: Stokke → Oslo',
  ])
  const added = await plan('Tittel;Type;Adresse;Sted\nLoftet;Bolig;Havna 2;3290 Stavern\n')
  expect(added.rows[0]?.lines[0]).toContain('Postnummer: 3290')
  expect((await plan(`ID;Postnr\n${id};31600\n`)).rows[0]).toMatchObject({
    does: 'refused',
    lines: ['Postnr: «31600» er ikke gyldig. Postnummer er fire sifre.'],
  })
})

test('an ambiguous number is refused', async () => {
  const id = await save(null)
  await apply(await plan(`ID;Leie\n${id};13.000\n`))
  expect(await onSite(id)).toMatchObject({ price: 13000 })
  expect((await plan(`ID;Leie\n${id};13.00\n`)).rows[0]?.lines).toEqual([
    'Leie: «13.00» er ikke gyldig. Skriv et tall som 12 500 eller 68,5.',
  ])
  const head = ['ID', 'Areal'].map((value) => ({ value }))
  const bytes = await writeXlsxFile([head, [{ value: id }, { value: 68.5 }]]).toBuffer()
  const report = await plan(bytes)
  expect(report.rows[0]).toMatchObject({ does: 'changes', lines: ['Areal: – → 68,5'] })
})

test('control characters are read as spaces', async () => {
  const id = await save(null)
  await apply(await plan(`ID;Beskrivelse\n${id};En\0stue\n`))
  expect(await onSite(id)).toMatchObject({ description: 'En stue' })
  await expect(plan('\0\0\0\n\0;\0')).rejects.toThrow('Filen er tom')
})

test('a sheet that was saved again with other line ends changes nothing', async () => {
  await save(null, { description: 'Første avsnitt.\r\n\r\nAndre avsnitt.' })
  const { rows } = await server.database.pool.query(
    "select id from properties where description like 'Første%'",
  )
  await server.database.pool.query('update properties set description = $2 where id = $1', [
    rows[0]?.id,
    'Første avsnitt.\r\n\r\nAndre avsnitt.',
  ])
  const csv = (await Array.fromAsync(portfolioAsCsv(server))).join('')
  for (const text of [csv, csv.replaceAll('\r\n', '\n')]) expect((await plan(text)).rows).toEqual([])
})

test('an archived property stays archived', async () => {
  const id = await save(null)
  await archiveProperty(server, { id, by })
  const report = await plan(`ID;Leie\n${id};1100\n`)
  expect(report.rows[0]?.note).toContain('forblir borte')
  await apply(report)
  expect(await onSite(id)).toBeUndefined()
  expect(await edited(id)).toMatchObject({ standing: 'archived', entries: { price: ['1\u00a0100'] } })
})

test('a draft that was never on the site stays a draft', async () => {
  const id = await save(null, {}, { state: 'draft' })
  const report = await plan(`ID;Leie\n${id};1100\n`)
  expect(report.rows[0]?.note).toContain('kladd')
  await apply(report)
  expect(await onSite(id)).toBeUndefined()
  expect(await edited(id)).toMatchObject({ standing: 'draft', entries: { price: ['1\u00a0100'] } })
})

test('a pending draft stays a draft, with the change', async () => {
  const id = await save(null)
  await save(id, { description: 'Ny tekst' }, { state: 'draft' })
  const report = await plan(`ID;Leie\n${id};1100\n`)
  expect(report.rows[0]?.note).toContain('En kladd venter')
  await apply(report)
  expect(await onSite(id)).toMatchObject({ price: 1100, description: null })
  const now = await edited(id)
  expect(now?.standing).toBe('changed')
  expect(now?.entries).toMatchObject({ price: ['1\u00a0100'], description: ['Ny tekst'] })
})

test('a scheduled version stays scheduled, with the change', async () => {
  const id = await save(null)
  const publishAt = new Date(Date.now() + 3_600_000)
  await save(id, { description: 'Senere' }, { state: 'scheduled', publishAt })
  const report = await plan(`ID;Leie\n${id};1100\n`)
  expect(report.rows[0]?.note).toContain('planlagt')
  await apply(report)
  expect(await onSite(id)).toMatchObject({ price: 1100, description: null })
  await publishDue(server, new Date(publishAt.getTime() + 1000))
  expect(await onSite(id)).toMatchObject({ price: 1100, description: 'Senere' })
})

test('keeps a colleague’s later changes, refuses a row where both changed the same, and saves the others', async () => {
  const id = await save(null)
  const other = await save(null, { title: 'Torget 9', location: 'Torget 9' })
  const report = await plan(`ID;Beskrivelse\n${id};Fra arket\n`)
  await save(id, { price: '7777' })
  await apply(report)
  expect(await onSite(id)).toMatchObject({ price: 7777, description: 'Fra arket' })
  const late = await plan(`ID;Leie\n${other};1\n${id};2000\n`)
  await save(id, { price: '8888', description: 'Fra arket' })
  const saved = await apply(late)
  expect(saved.counts).toMatchObject({ changes: 1, refused: 1 })
  expect(saved.rows[0]?.lines).toEqual([expect.stringContaining('Endret siden filen ble lest: Leie.')])
  expect(await onSite(id)).toMatchObject({ price: 8888 })
  expect(await onSite(other)).toMatchObject({ price: 1 })
})

test('an exported workbook has numeric cells, and importing it changes nothing', async () => {
  const id = await save(null, { title: 'Tall', price: '12 500', area: '68,5', year_built: '1999' })
  const bytes = await portfolioAsXlsx(server)
  const [sheet] = await readXlsxFile(bytes)
  const row = sheet?.data.find(([first]) => first === id)
  expect(row).toEqual(expect.arrayContaining(['Tall', 12_500, 68.5, 1999]))
  expect((await plan(bytes)).rows).toEqual([])
})

test('a workbook that unpacks to more than any list is refused before it is unpacked', async () => {
  const head = ['ID', 'Tittel'].map((value) => ({ value, type: String }))
  const long = 'a'.repeat(32_000)
  const bytes = await writeXlsxFile([
    head,
    ...Array.from({ length: 1400 }, (_, row) => [{ value: `${row}${long}`, type: String }]),
  ]).toBuffer()
  expect(bytes.length).toBeLessThan(2_000_000)
  await expect(plan(bytes)).rejects.toThrow('40\u00a0MB når den er pakket ut')
  const endless = Buffer.alloc(11 * 1024 * 1024, 'ID;Tittel\n')
  await expect(plan(endless)).rejects.toThrow('høyst 10\u00a0MB')
})

test('a cell with an error, a date or a truth value refuses its row, and the rent stays', async () => {
  const id = await save(null)
  expect((await plan(`ID;Leie;Beskrivelse\n${id};#I/T;#REF!\n`)).rows[0]).toMatchObject({
    does: 'refused',
    lines: ['Leie er en feil i regnearket: #I/T.', 'Beskrivelse er en feil i regnearket: #REF!.'],
  })
  const head = ['ID', 'Beskrivelse', 'Tittel', 'Ledig fra'].map((value) => ({ value }))
  const day = { value: new Date('2027-03-01'), format: 'dd.mm.yyyy' }
  const bytes = await writeXlsxFile([head, [{ value: id }, day, { value: true }, day]]).toBuffer()
  const report = await plan(bytes)
  expect(report.rows[0]?.lines).toEqual([
    expect.stringContaining('Beskrivelse er en dato i regnearket (2027-03-01)'),
    expect.stringContaining('Tittel er en sannhetsverdi i regnearket (SANN)'),
  ])
  expect(await onSite(id)).toMatchObject({ price: 1000 })
})

test('the preview shows what each value is and becomes, also of an emptied one and a long one', async () => {
  const long = `${'Lys og stille. '.repeat(20)}Ledig nå.`
  const id = await save(null, { description: long })
  const report = await plan(`ID;Leie;Beskrivelse;Adresse\n${id};;${long.replace('nå', 'snart')};Torget 2\n`)
  expect(report.rows[0]?.lines).toEqual([
    'Adresse: Torget 1 → Torget 2',
    'Leie: 1\u00a0000 → –',
    'Beskrivelse: …ys og stille. Ledig nå. → …ys og stille. Ledig snart.',
  ])
})
