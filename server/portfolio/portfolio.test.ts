import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import readXlsxFile from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import type { PropertyId } from '../../domain/property.ts'
import { blankPhoto } from '../../test/support/blank-photo.ts'
import { propertyRow } from '../../test/support/property-row.ts'
import { makeStaff } from '../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../test/support/temporary-server.ts'
import { writeImport } from '../catalogue/import.ts'
import { publicColumns } from '../legacy-api/public-tables.ts'
import { addPicture } from './add-picture.ts'
import { applyImport, planImport } from './import-sheet.ts'
import {
  type PropertyContent,
  parsePropertyContent,
  propertyCells,
  propertyColumns,
  propertyEntries,
} from './property-content.ts'
import { listProperties, previewProperty, readProperty } from './read-portfolio.ts'
import { portfolioAsCsv, portfolioAsXlsx, spreadsheetColumns } from './spreadsheet.ts'
import { archiveProperty, publishDue, restoreVersion, saveProperty } from './versions.ts'

let server: TemporaryServer
let by: string
beforeAll(async () => {
  server = await temporaryServer()
  by = (await makeStaff(server.database.pool, 'redaktor', 'Eva Redsen')).id
})
afterAll(() => server.stop())

const now = () => new Date()
const noPictures = { images: [], image_url: null }
const texts = {
  title: 'Torget 1',
  type: 'Bolig',
  location: 'Torget 1, Stokke',
  city: 'Stokke',
  price: '12 500',
}
const content = (more: Record<string, string> = {}): PropertyContent => {
  const parsed = parsePropertyContent({ ...texts, ...more }, noPictures)
  if (!parsed.content) throw new Error('The content of the test is wrong')
  return parsed.content
}
const save = (
  id: PropertyId | null,
  more: Record<string, string> = {},
  state: 'draft' | 'published' = 'published',
) => saveProperty(server, { id, content: content(more), as: { state }, by })
const onSite = (id: PropertyId) => server.catalogue.property(id)
const standing = async (id: PropertyId) =>
  (await listProperties(server, '')).find((line) => line.id === id)?.standing

describe('what a property says', () => {
  test('is asked for in every column of the specification, besides pictures, id and time', () => {
    const own = ['id', 'created_at', 'images', 'image_url']
    expect([...propertyColumns].sort()).toEqual(
      publicColumns.properties.filter((name) => !own.includes(name)).sort(),
    )
  })

  test.each([
    [{ title: '' }, { title: 'Tittel må fylles ut' }],
    [{ type: 'Slott' }, { type: 'Velg en av typene' }],
    [{ price: 'mye' }, { price: 'Leie må være et tall, skrevet som 12 500 eller 68,5' }],
    [{ area: '-3' }, { area: 'Areal kan ikke være mindre enn 0' }],
    [{ bedrooms: '2,5' }, { bedrooms: 'Soverom må være et helt tall' }],
    [{ year_built: '99' }, { year_built: 'Byggeår må være et år mellom 1500 og 2100' }],
    [{ energy_class: 'X' }, { energy_class: 'Energiklasse er en bokstav fra A til G' }],
  ])('gets an error in Norwegian for %o', (more, errors) => {
    expect(parsePropertyContent({ ...texts, ...more }, noPictures).errors).toEqual(errors)
  })

  test('takes numbers as Norwegians write them', () => {
    const { content: read } = parsePropertyContent(
      {
        ...texts,
        price: '12 500 kr',
        area: '68,5 m²',
        energy_class: 'c',
        amenities: 'Balkong\nparkering\n\nBalkong',
      },
      noPictures,
    )
    expect(read).toMatchObject({
      price: 12500,
      area: 68.5,
      energy_class: 'C',
      amenities: ['Balkong', 'parkering'],
    })
    if (!read) throw new Error('Nothing was read')
    const shown = Object.entries(propertyEntries(read)).map(([column, [text]]) => [column, text])
    for (const written of [Object.fromEntries(shown), propertyCells(read, ' | ')])
      expect(parsePropertyContent(written, noPictures).content).toEqual(read)
  })
})

describe('a property', () => {
  test('is on the site when it is published, and a draft is not', async () => {
    const id = await save(null, {}, 'draft')
    expect(await onSite(id)).toBeNull()
    expect(await standing(id)).toBe('draft')
    const before = server.version.current()
    await save(id)
    expect((await onSite(id))?.price).toContain('12')
    await expect
      .poll(() => server.version.current(), { timeout: 30_000, interval: 5 })
      .toBeGreaterThan(before)
  })

  test('stays as it is on the site while a draft of it waits', async () => {
    const id = await save(null, { title: 'Før' })
    await save(id, { title: 'Etter' }, 'draft')
    expect((await onSite(id))?.title).toBe('Før')
    expect(await standing(id)).toBe('changed')
    expect((await previewProperty(server, id))?.title).toBe('Etter')
    expect((await readProperty(server, id, now()))?.entries.title).toEqual(['Etter'])
  })

  test('goes on the site at its time, once', async () => {
    const at = new Date(Date.now() + 3_600_000)
    const id = await saveProperty(server, {
      id: null,
      content: content({ title: 'Senere' }),
      as: { state: 'scheduled', publishAt: at },
      by,
    })
    expect(await publishDue(server)).toBe(0)
    expect(await onSite(id)).toBeNull()
    const then = new Date(at.getTime() + 1000)
    await Promise.all([publishDue(server, then), publishDue(server, then)])
    expect((await onSite(id))?.title).toBe('Senere')
    const history = (await readProperty(server, id, now()))?.history.map(({ state }) => state)
    expect(history).toEqual(['published', 'scheduled'])
  })

  test('is not published when its schedule was cancelled', async () => {
    const at = new Date(Date.now() + 3_600_000)
    const id = await saveProperty(server, {
      id: null,
      content: content(),
      as: { state: 'scheduled', publishAt: at },
      by,
    })
    await save(id, {}, 'draft')
    await publishDue(server, new Date(at.getTime() + 1000))
    expect(await onSite(id)).toBeNull()
  })

  test('that was imported keeps what it was before it was edited, and goes back to it', async () => {
    const row = propertyRow({ title: 'Importert', price: 9000 })
    await writeImport(server.database.orm, { properties: [row], finn_properties: [] })
    await save(row.id, { title: 'Endret' })
    const history = (await readProperty(server, row.id, now()))?.history ?? []
    expect(history.map(({ by: name, changed }) => [name, changed.includes('Tittel')])).toEqual([
      ['Eva Redsen', true],
      [null, false],
    ])
    await restoreVersion(server, { id: row.id, version: history[1]?.id ?? '', by })
    expect((await onSite(row.id))?.title).toBe('Importert')
  })

  test('that is taken away keeps its cases and its history, and can be put back', async () => {
    const id = await save(null, { title: 'Bort' })
    await server.database.pool.query(
      `insert into cases (id, reference, form, answers, property_id, idempotency_key, content_hash, sent_at, updated_at)
       values (gen_random_uuid(), 'HEN-AAAA-AAAA', 'contact-message', '{}', $1, 'k', '', now(), now())`,
      [id],
    )
    await archiveProperty(server, { id, by })
    expect(await onSite(id)).toBeNull()
    expect(await standing(id)).toBe('archived')
    const { rows } = await server.database.pool.query(
      "select property_id from cases where idempotency_key = 'k'",
    )
    expect(rows).toEqual([{ property_id: id }])
    const [, published] = (await readProperty(server, id, now()))?.history ?? []
    await restoreVersion(server, { id, version: published?.id ?? '', by })
    expect((await onSite(id))?.title).toBe('Bort')
  })

  test('accepts pictures only, and stores them without metadata', async () => {
    const id = await save(null)
    const original = await blankPhoto(900, 600, '#357')
      .withExif({ IFD0: { Copyright: 'hemmelig sted' } })
      .jpeg()
      .toBuffer()
    const file = async (bytes: Buffer) => {
      const path = join(server.config.DATA_DIR, 'sent')
      await writeFile(path, bytes)
      return path
    }
    const url = await addPicture(server.photoDeps, id, await file(original))
    expect(url).toMatch(new RegExp(`/property-images/properties/${id}/[0-9a-f]{24}\\.jpg$`))
    expect(
      await addPicture(server.photoDeps, id, await file(Buffer.from('<svg onload="alert(1)"/>'))),
    ).toBeNull()
    await saveProperty(server, {
      id,
      content: { ...content(), images: [url ?? ''], image_url: url },
      as: { state: 'published' },
      by,
    })
    await server.database.pool.query("update pictures set alt = 'Stue med kveldssol' where url = $1", [url])
    expect((await onSite(id))?.pictures).toEqual([
      expect.objectContaining({ width: 900, alt: 'Stue med kveldssol' }),
    ])
    const stored = await readFile(
      `${server.config.DATA_DIR}/files${new URL(url ?? '', 'http://x').pathname.replace('/storage/v1/object/public', '')}`,
    )
    expect(stored.toString('latin1')).not.toContain('hemmelig')
  })
})

describe('a spreadsheet', () => {
  const plan = (csv: string) => planImport(server, { bytes: Buffer.from(csv), staffId: by })

  test('goes out and comes in again without changing anything, as CSV and as a workbook', async () => {
    await save(null, { title: 'Rundt; "og" rundt', description: 'To\nlinjer', amenities: 'Balkong\nHeis' })
    for (const bytes of [await portfolioAsCsv(server), await portfolioAsXlsx(server)]) {
      const report = await planImport(server, { bytes, staffId: by })
      expect(report.rows.length).toBeGreaterThan(0)
      expect(report.rows.filter(({ does }) => does !== 'nothing')).toEqual([])
      expect(report.id).toBeNull()
    }
  })

  test('has the columns of the specification under names a person knows', async () => {
    const [head] = (await readXlsxFile(await portfolioAsXlsx(server)))[0]?.data ?? []
    expect(head).toEqual(spreadsheetColumns.map(({ label }) => label))
  })

  test('previews the import row by row, and writes it when a staff member confirms', async () => {
    const id = await save(null, { title: 'Gammel' })
    const report = await plan(
      `ID;Tittel;Type;Adresse;Sted;Leie\n${id};Ny tittel;;;;\n;Fra arket;Minilager;Gata 2;Larvik;900\n`,
    )
    // An empty cell is an empty value: a property without type is refused.
    expect(report.rows.map(({ does }) => does)).toEqual(['refused', 'adds'])
    const good = await plan(`ID;Tittel;Leie\n${id};Ny tittel;13 000\n`)
    expect(good.rows).toEqual([
      { row: 2, title: 'Ny tittel', does: 'changes', changed: ['Tittel', 'Leie'], errors: [], note: null },
    ])
    expect((await onSite(id))?.title).toBe('Gammel')
    expect(await applyImport(server, { id: good.id ?? '', staffId: by })).toBe(1)
    expect((await onSite(id))?.title).toBe('Ny tittel')
    // Saying yes twice does it once.
    expect(await applyImport(server, { id: good.id ?? '', staffId: by })).toBe(1)
    expect((await readProperty(server, id, now()))?.history).toHaveLength(2)
    await server.database.pool.query("update portfolio_imports set at = now() - interval '2 hours'")
    await expect(applyImport(server, { id: good.id ?? '', staffId: by })).rejects.toThrow('for lenge siden')
  })

  test('names every fault in Norwegian by its row, and writes nothing', async () => {
    const report = await plan(
      'Tittel;Type;Adresse;Sted;Leie;Byggeår\nA;Bolig;B;C;dyrt;1999\n;Slott;B;C;1;22\nD;Bolig;E;F;1;1999\n',
    )
    expect(report.id).toBeNull()
    expect(report.rows.map(({ row, errors }) => [row, errors])).toEqual([
      [2, ['Leie må være et tall, skrevet som 12 500 eller 68,5']],
      [3, ['Tittel må fylles ut', 'Velg en av typene', 'Byggeår må være et år mellom 1500 og 2100']],
      [4, []],
    ])
  })

  test('that is none is refused in words', async () => {
    await expect(plan('PK\u0003\u0004tull')).rejects.toThrow('kan ikke leses')
    await expect(plan('bare tekst')).rejects.toThrow('overskrifter')
    const unknown = await plan('ID;Tittel\n00000000-0000-4000-8000-000000000000;X\nfeil;Y\n')
    expect(unknown.rows.map(({ errors }) => errors[0])).toEqual([
      'Det finnes ingen eiendom med denne ID-en',
      'ID er ikke en ID fra denne lista',
    ])
  })

  test('has no cell that a spreadsheet would run, and takes such texts back as they were', async () => {
    const id = await save(null, { title: '=HYPERLINK("http://ond")' })
    const csv = await portfolioAsCsv(server)
    expect(csv.toString()).not.toMatch(/[;"\n]=HYPERLINK/)
    const report = await planImport(server, { bytes: csv, staffId: by })
    expect(report.rows.filter(({ does }) => does !== 'nothing')).toEqual([])
    await archiveProperty(server, { id, by })
  })

  test('is read from another workbook too', async () => {
    const bytes = await writeXlsxFile([
      ['Tittel', 'Type', 'Adresse', 'Sted', 'Leie', 'Soverom'].map((value) => ({ value })),
      [
        { value: 'Tall' },
        { value: 'bolig' },
        { value: 'Gata 3' },
        { value: 'Notodden' },
        { value: 8900 },
        { value: 2 },
      ],
    ]).toBuffer()
    const report = await planImport(server, { bytes, staffId: by })
    expect(report.rows).toEqual([expect.objectContaining({ does: 'adds', title: 'Tall' })])
  })
})
