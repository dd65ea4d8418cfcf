import readXlsxFile from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { untilAllArrived } from '../../../../test/support/changes-told-by.ts'
import { propertyContent as content } from '../../../../test/support/property-content.ts'
import { makeStaff } from '../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import type { PropertyId } from '../../../domain/portfolio/property.ts'
import { applyImport, planImport } from './import-sheet.ts'
import { readProperty } from './read-portfolio.ts'
import { portfolioAsCsv, portfolioAsXlsx, spreadsheetColumns } from './spreadsheet.ts'
import { archiveProperty, saveProperty } from './versions.ts'

let server: TemporaryServer
let by: string
beforeAll(async () => {
  server = await temporaryServer()
  by = (await makeStaff(server.database.pool, 'redaktor', 'Eva Redsen')).id
})
afterAll(() => server.stop())

const now = () => new Date()
const save = (more: Record<string, string>) =>
  saveProperty(server, { id: null, content: content(more), as: { state: 'published' }, by })
const onSite = async (id: PropertyId) => {
  await untilAllArrived(server)
  return server.catalogue.property(id)
}

const csvBytes = async () => Buffer.from((await Array.fromAsync(portfolioAsCsv(server))).join(''))

describe('a spreadsheet', () => {
  const plan = (csv: string) => planImport(server, { bytes: Buffer.from(csv), staffId: by })

  test('changes nothing when an export is imported again, as CSV and as a workbook', async () => {
    await save({ title: 'Rundt; "og" rundt', description: 'To\nlinjer', amenities: 'Balkong\nHeis' })
    for (const bytes of [await csvBytes(), await portfolioAsXlsx(server)]) {
      const report = await planImport(server, { bytes, staffId: by })
      expect(report.rows.length).toBeGreaterThan(0)
      expect(report.rows.filter(({ does }) => does !== 'nothing')).toEqual([])
      expect(report.id).toBeNull()
    }
  })

  test('has the columns of the specification under readable headings', async () => {
    const [head] = (await readXlsxFile(await portfolioAsXlsx(server)))[0]?.data ?? []
    expect(head).toEqual(spreadsheetColumns.map(({ label }) => label))
  })

  test('previews the import row by row, and writes it when a staff member confirms', async () => {
    const id = await save({ title: 'Gammel' })
    const report = await plan(
      `ID;Tittel;Type;Adresse;Sted;Leie\n${id};Ny tittel;;;;\n;Fra arket;Minilager;Gata 2;Larvik;900\n`,
    )
    // An empty cell is an empty value: a property without type is refused.
    expect(report.rows.map(({ does }) => does)).toEqual(['refused', 'adds'])
    const good = await plan(`ID;Tittel;Leie\n${id};Ny tittel;13 000\n`)
    expect(good.rows).toEqual([
      {
        row: 2,
        title: 'Ny tittel',
        does: 'changes',
        changed: ['Tittel: Gammel → Ny tittel', 'Leie: 12\u00a0500 → 13\u00a0000'],
        errors: [],
        note: null,
      },
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

  test('lists every error in Norwegian by row, and writes nothing', async () => {
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

  test('is refused with a message if it is not one', async () => {
    await expect(plan('PK\u0003\u0004tull')).rejects.toThrow('kan ikke leses')
    await expect(plan('bare tekst')).rejects.toThrow('overskrifter')
    const unknown = await plan('ID;Tittel\n00000000-0000-4000-8000-000000000000;X\nfeil;Y\n')
    expect(unknown.rows.map(({ errors }) => errors[0])).toEqual([
      'Det finnes ingen eiendom med denne ID-en',
      'ID er ikke en ID fra denne lista',
    ])
  })

  test('escapes texts that look like formulas, and reads them back unchanged', async () => {
    const id = await save({ title: '=HYPERLINK("http://ond")' })
    const csv = await csvBytes()
    expect(csv.toString()).not.toMatch(/[;"\n]=HYPERLINK/)
    const report = await planImport(server, { bytes: csv, staffId: by })
    expect(report.rows.filter(({ does }) => does !== 'nothing')).toEqual([])
    await archiveProperty(server, { id, by })
  })

  test('is also read from a workbook of another program', async () => {
    const bytes = await writeXlsxFile([
      ['Tittel', 'Type', 'Adresse', 'Sted', 'Leie', 'Soverom', 'Ledig fra'].map((value) => ({ value })),
      [
        { value: 'Tall' },
        { value: 'bolig' },
        { value: 'Gata 3' },
        { value: 'Notodden' },
        { value: 8900 },
        { value: 2 },
        { value: new Date('2027-03-01'), type: Date, format: 'dd.mm.yyyy' },
      ],
    ]).toBuffer()
    const report = await planImport(server, { bytes, staffId: by })
    expect(report.rows).toEqual([expect.objectContaining({ does: 'adds', title: 'Tall' })])
  })
})
