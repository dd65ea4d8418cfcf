import readXlsxFile from 'read-excel-file/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { inWindows1252, officeCsv, officeHomes } from '../../../../../test/support/office-sheet.ts'
import { present } from '../../../../../test/support/present.ts'
import { propertyContent } from '../../../../../test/support/property-content.ts'
import { readSheet, shownImport } from '../../../../../test/support/read-sheet.ts'
import { makeStaff } from '../../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../../test/support/temporary-server.ts'
import { type PropertyId, parsePropertyId } from '../../../../domain/portfolio/property.ts'
import { verifyAudit } from '../../../../platform/audit/verify-audit.ts'
import { saveProperty } from '../versions.ts'
import { applyImport, publishImport } from './apply-import.ts'
import { latestImports } from './read-imports.ts'
import { refusedAsCsv, refusedAsXlsx } from './refused-sheet.ts'
import { matchImport, startImport } from './store-import.ts'
import { undoImport } from './undo-import.ts'

let server: TemporaryServer
let by: string
beforeAll(async () => {
  server = await temporaryServer()
  by = (await makeStaff(server.database.pool, 'redaktor', 'Eva Redsen')).id
})
afterAll(() => server.stop())

const read = (bytes: Buffer | string) => readSheet(server, { bytes, by })
const press = (id: string) => ({ id, staffId: by })
async function save(bytes: Buffer | string) {
  const { id } = await read(bytes)
  await applyImport(server, press(id))
  return shownImport(server, id)
}
const home = (more: Record<string, string>) =>
  saveProperty(server, { id: null, content: propertyContent(more), as: { state: 'published' }, by })
const edit = (id: PropertyId, more: Record<string, string>) =>
  saveProperty(server, { id, content: propertyContent(more), as: { state: 'published' }, by })
const onSite = async (id: string) =>
  (await server.database.pool.query('select title, price, status from properties where id = $1', [id]))
    .rows[0]
const idOf = ({ rows }: { rows: { propertyId: string | null }[] }, place = 0) =>
  present(parsePropertyId(rows[place]?.propertyId ?? ''))

test('an office’s list becomes drafts, with a title, a town and a type of what it says', async () => {
  const { rows, added } = await save(inWindows1252(officeCsv(officeHomes(3))))
  expect(added).toEqual({ drafts: 3, published: 0, missing: { pictures: 3, rent: 0, energyClass: 0 } })
  expect(await onSite(rows[0]?.propertyId ?? '')).toBeUndefined()
  const { rows: versions } = await server.database.pool.query(
    'select content from property_versions where property_id = $1',
    [rows[0]?.propertyId],
  )
  expect(versions).toEqual([
    {
      content: expect.objectContaining({
        title: 'Kongens gate 1, H0101',
        type: 'Bolig',
        location: 'Kongens gate 1, 3290 Stavern',
        city: 'Stavern',
        price: 8000,
        area: 30,
        bedrooms: 1,
        energy_class: 'A',
        available_from: '2027-03-01',
      }),
    },
  ])
})

test('the list is found again by its addresses, and only what differs changes', async () => {
  const homes = officeHomes(30)
  await save(inWindows1252(officeCsv(homes)))
  const again = await read(officeCsv(homes).replace('Kongens gate', 'Kongensgt.'))
  expect(again.counts).toEqual({ adds: 0, changes: 0, nothing: 30, refused: 0 })
  const dearer = await read(
    officeCsv(homes.map((each, index) => (index < 2 ? { ...each, rent: 9999 } : each))),
  )
  expect(dearer.counts).toMatchObject({ changes: 2, nothing: 28 })
  expect(dearer.rows[0]).toMatchObject({
    title: 'Kongens gate 1, H0101',
    lines: ['Leie: 8\u00a0000 → 9\u00a0999'],
  })
})

test('numbers, days, and yes and no are read as offices write them', async () => {
  const { rows } = await save(
    [
      'Adresse;Poststed;Type;Husleie;kvm;Etg;Ledig;Balkong;Heis;Energimerke;Ledig fra',
      'Tallgata 1;Larvik;Leilighet;12 500,-;45 m²;2. etg;ja;x;nei;c (gul);1.3.2027',
      'Tallgata 2;Larvik;Garasje;kr 8.900 pr. mnd;;U;Nei;;Ja;;straks',
    ].join('\n'),
  )
  const { rows: stored } = await server.database.pool.query(
    'select content from property_versions where property_id = any($1) order by content ->> $2',
    [rows.map(({ propertyId }) => propertyId), 'location'],
  )
  expect(stored.map(({ content }) => content)).toMatchObject([
    {
      type: 'Bolig',
      price: 12_500,
      area: 45,
      floor: 2,
      status: 'Ledig',
      amenities: ['balkong'],
      energy_class: 'C',
      available_from: '2027-03-01',
    },
    {
      type: 'Parkering',
      price: 8900,
      area: null,
      floor: 0,
      status: 'Utleid',
      amenities: ['heis'],
      available_from: null,
    },
  ])
})

test('an address that fits two homes is refused, and one with a number is not', async () => {
  const first = await home({
    title: 'Parkveien 8, leilighet 101',
    location: 'Parkveien 8, Larvik',
    city: 'Larvik',
  })
  await home({ title: 'Parkveien 8, leilighet 102', location: 'Parkveien 8, Larvik', city: 'Larvik' })
  const { rows } = await read('Adresse;Poststed;Leie\nParkv. 8;Larvik;1\nParkv. 8 H0101;Larvik;2\n')
  expect(rows).toEqual([
    expect.objectContaining({
      does: 'refused',
      lines: [
        'Adressen passer til 2 eiendommer: «Parkveien 8, leilighet 101», «Parkveien 8, leilighet 102». Skriv nummeret, eller ID-en i en kolonne «ID».',
      ],
    }),
    expect.objectContaining({ does: 'changes', propertyId: first }),
  ])
})

test('rows of one address are told apart by their titles, and refused where they cannot be', async () => {
  const head = 'Objekt;Adresse;Poststed;Type;Leie'
  const bods = await save(
    `${head}\nBod 1 på Lagerveien;Lagerveien 3;Larvik;Bod;500\nBod 2 på Lagerveien;Lagerveien 3;Larvik;Bod;600\n`,
  )
  expect(bods.counts).toMatchObject({ adds: 2, refused: 0 })
  const again = await read(
    `${head}\nBod 2 på Lagerveien;Lagerveien 3;Larvik;Bod;650\nBod 3 på Lagerveien;Lagerveien 3;Larvik;Bod;700\n`,
  )
  expect(again.rows.map(({ title, does }) => [title, does])).toEqual([
    ['Bod 2 på Lagerveien', 'changes'],
    ['Bod 3 på Lagerveien', 'adds'],
  ])
  const twice = await read(
    'Adresse;Poststed;Type;Leie\nTvillingveien 3;Larvik;Bod;1\nTvillingveien 3;Larvik;Bod;2\n',
  )
  expect(twice.rows[0]?.lines).toEqual([
    'Den samme adressen som i rad 2. Skriv nummeret på leiligheten, boden eller plassen.',
  ])
})

test('a home without a street is found by its title and town', async () => {
  const id = await home({ title: 'Hytta ved vannet', location: 'Sentrum, Stokke', city: 'Stokke' })
  const { rows } = await read('Tittel;Sted;Leie\nhytta ved vannet;Stokke;7\n')
  expect(rows).toEqual([expect.objectContaining({ does: 'changes', propertyId: id })])
})

test('good rows are saved though others are refused, and those come back with what is wrong', async () => {
  const csv =
    'Liste\n\nGateadresse;Poststed;Type;Energimerke;Leietaker\nFeilgata 1;Larvik;Bolig;H;=Kari\nFeilgata 2;Larvik;Bolig;B;Ola\n'
  const saved = await save(csv)
  expect(saved).toMatchObject({ state: 'applied', counts: { adds: 1, refused: 1 } })
  const back = (await refusedAsCsv(server, saved.id))?.toString() ?? ''
  expect(back).toBe(
    "\ufeffFeil;Gateadresse;Poststed;Type;Energimerke;Leietaker\nEnergimerke: «H» er ikke gyldig. Velg A–G.;Feilgata 1;Larvik;Bolig;H;'=Kari\n",
  )
  const mended = await read(back.replace(';H;', ';C;'))
  expect(mended).toMatchObject({ state: 'planned', counts: { adds: 1, refused: 0 } })
})

test('the refused rows of a workbook come back as a workbook', async () => {
  const cells = (...values: string[]) => values.map((value) => ({ value }))
  const bytes = await writeXlsxFile([
    cells('Adresse', 'Poststed', 'Type', 'Leie'),
    cells('Bokgata 1', 'Larvik', 'Bolig', 'dyrt'),
  ]).toBuffer()
  const { id, family } = await read(bytes)
  expect(family).toBe('xlsx')
  const [sheet] = await readXlsxFile((await refusedAsXlsx(server, id)) ?? Buffer.from(''))
  expect(sheet?.data).toEqual([
    ['Feil', 'Adresse', 'Poststed', 'Type', 'Leie'],
    [expect.stringContaining('«dyrt» er ikke gyldig'), 'Bokgata 1', 'Larvik', 'Bolig', 'dyrt'],
  ])
})

test('one press publishes what is new, also what was edited meanwhile, and once', async () => {
  const saved = await save(
    'Adresse;Poststed;Type;Leie\nPubliseringsgata 1;Larvik;Bolig;1\nPubliseringsgata 2;Larvik;Bolig;2\n',
  )
  const [first, second] = [idOf(saved), idOf(saved, 1)]
  await saveProperty(server, {
    id: first,
    content: propertyContent({ title: 'Pusset opp' }),
    as: { state: 'draft' },
    by,
  })
  expect(await publishImport(server, press(saved.id))).toBe(2)
  expect(await publishImport(server, press(saved.id))).toBe(0)
  expect(await onSite(first)).toMatchObject({ title: 'Pusset opp' })
  expect(await onSite(second)).toMatchObject({ price: 2 })
  expect((await shownImport(server, saved.id)).added).toMatchObject({ drafts: 0, published: 2 })
})

test('an import is undone as one: what is new is gone, what changed is as it was, what was changed since stays', async () => {
  const changed = await home({ title: 'Angregata 1', location: 'Angregata 1, Larvik', price: '1000' })
  const touched = await home({ title: 'Angregata 2', location: 'Angregata 2, Larvik', price: '1000' })
  const saved = await save(
    `ID;Adresse;Poststed;Type;Leie;Status\n${changed};;;;2000;Utleid\n${touched};;;;2000;Utleid\n;Angregata 3;Larvik;Bolig;3000;\n`,
  )
  await publishImport(server, press(saved.id))
  const added = saved.rows.find(({ does }) => does === 'adds')?.propertyId ?? ''
  expect(await onSite(added)).toMatchObject({ price: 3000 })
  await edit(touched, {
    title: 'Angregata 2',
    location: 'Angregata 2, Larvik',
    price: '5000',
    status: 'Utleid',
  })
  await edit(changed, {
    title: 'Nytt navn',
    location: 'Angregata 1, Larvik',
    price: '2000',
    status: 'Utleid',
  })
  expect(await undoImport(server, press(saved.id))).toEqual({ undone: 2, kept: 1 })
  expect(await onSite(added)).toBeUndefined()
  // A colleague's own change stays.
  expect(await onSite(changed)).toMatchObject({ title: 'Nytt navn', price: 1000, status: null })
  expect(await onSite(touched)).toMatchObject({ price: 5000, status: 'Utleid' })
  const after = await shownImport(server, saved.id)
  expect(after.state).toBe('undone')
  expect(after.rows.flatMap(({ note }) => note ?? [])).toEqual(['Endret siden: Leie.'])
  // Undone twice is undone once, and the sheet can come again.
  expect(await undoImport(server, press(saved.id))).toEqual({ undone: 2, kept: 1 })
  expect((await read('Adresse;Poststed;Type\nAngregata 3;Larvik;Bolig\n')).counts.adds).toBe(1)
})

test('a new home that was edited since, or that a case is about, is not deleted', async () => {
  const saved = await save(
    'Adresse;Poststed;Type;Leie\nBlirgata 1;Larvik;Bolig;1\nBlirgata 2;Larvik;Bolig;2\n',
  )
  await publishImport(server, press(saved.id))
  await edit(idOf(saved), { title: 'Blirgata 1', price: '7' })
  expect(await undoImport(server, press(saved.id))).toEqual({ undone: 1, kept: 1 })
  expect(await onSite(idOf(saved))).toMatchObject({ price: 7 })
  expect(await onSite(idOf(saved, 1))).toBeUndefined()
})

test('what is not saved cannot be undone, and what is undone cannot be published', async () => {
  const { id } = await read('Adresse;Poststed;Type\nIkkegata 1;Larvik;Bolig\n')
  await expect(undoImport(server, press(id))).rejects.toThrow('ikke lagret')
  await applyImport(server, press(id))
  await undoImport(server, press(id))
  expect(await publishImport(server, press(id))).toBe(0)
})

test('the same list in two windows is saved once', async () => {
  const csv = 'Adresse;Poststed;Type\nDobbeltgata 1;Larvik;Bolig\n'
  const [one, two] = [await read(csv), await read(csv)]
  await applyImport(server, press(one.id))
  await expect(applyImport(server, press(two.id))).rejects.toThrow('Et annet regneark er lagret')
  expect((await shownImport(server, two.id)).counts).toEqual({ adds: 0, changes: 0, nothing: 1, refused: 0 })
})

test('one press, sent twice at once, saves a list once', async () => {
  const { id } = await read(inWindows1252(officeCsv(officeHomes(600).slice(300))))
  await Promise.all([applyImport(server, press(id)), applyImport(server, press(id))])
  const { rows } = await server.database.pool.query(
    'select count(*)::integer as count from property_versions where key = $1',
    [id],
  )
  expect(rows).toEqual([{ count: 300 }])
})

test('each property that a sheet saves is in the audit log, whose chain holds', async () => {
  const saved = await save('Adresse;Poststed;Type\nLoggata 1;Larvik;Bolig\nLoggata 2;Larvik;Bolig\n')
  const { rows } = await server.database.pool.query(
    'select subject_id from audit_log where subject_id = any($1)',
    [saved.rows.map(({ propertyId }) => propertyId)],
  )
  expect(rows).toHaveLength(2)
  expect(await verifyAudit(server.database.pool)).toMatchObject({ broken: null })
})

test('the latest imports are listed, the last one first', async () => {
  const { id } = await save('Adresse;Poststed;Type\nListegata 1;Larvik;Leilighet')
  expect((await latestImports(server, new Date()))[0]).toMatchObject({
    id,
    state: 'applied',
    by: 'Eva Redsen',
  })
})

test('another row of headings is read anew, for a look at its columns', async () => {
  const id = await startImport(server, {
    bytes: Buffer.from('Våre hus\nAdresse;Poststed;Type\nRadgata 1;Larvik;Leilighet'),
    staffId: by,
  })
  const { matching } = await shownImport(server, id)
  expect(matching.head).toBe(1)
  const { sheet, head } = matching
  const chosen = { sheet, head: 2 }
  await matchImport(server, { id, shown: { sheet, head }, chosen, columns: [], type: null })
  const anew = await shownImport(server, id)
  expect([anew.state, anew.matching.head]).toEqual(['matching', 2])
})
