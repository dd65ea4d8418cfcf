import readXlsxFile from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { untilAllArrived } from '../../../../test/support/changes-told-by.ts'
import { propertyContent as content } from '../../../../test/support/property-content.ts'
import { readSheet, shownImport } from '../../../../test/support/read-sheet.ts'
import { makeStaff } from '../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import type { PropertyId } from '../../../domain/portfolio/property.ts'
import { readProperty } from './read-portfolio.ts'
import { applyImport } from './sheets/apply-import.ts'
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
  const plan = (bytes: Buffer | string) => readSheet(server, { bytes, by })

  test('changes nothing when an export is imported again, as CSV and as a workbook', async () => {
    await save({ title: 'Rundt; "og" rundt', description: 'To\nlinjer', amenities: 'Balkong\nHeis' })
    for (const bytes of [await csvBytes(), await portfolioAsXlsx(server)]) {
      const report = await plan(bytes)
      expect(report.counts.nothing).toBeGreaterThan(0)
      expect(report.rows).toEqual([])
    }
  })

  test('has the columns of the specification under readable headings', async () => {
    const [head] = (await readXlsxFile(await portfolioAsXlsx(server)))[0]?.data ?? []
    expect(head).toEqual(spreadsheetColumns.map(({ label }) => label))
  })

  test('shows what each row does, and writes it when a staff member confirms', async () => {
    const id = await save({ title: 'Gammel' })
    const read = await plan(
      `ID;Tittel;Type;Adresse;Sted;Leie\n${id};Ny tittel;;;;13 000\n;Fra arket;Minilager;Gata 2;Larvik;900\n`,
    )
    // What every property has is not emptied by an empty cell.
    expect(read.rows).toEqual([
      {
        row: 2,
        title: 'Ny tittel',
        does: 'changes',
        lines: ['Tittel: Gammel → Ny tittel', 'Leie: 12\u00a0500 → 13\u00a0000'],
        note: null,
        propertyId: id,
        isUndone: false,
      },
      {
        row: 3,
        title: 'Fra arket',
        does: 'adds',
        lines: ['Type: Minilager · Adresse: Gata 2, Larvik · Sted: Larvik · Leie: 900'],
        note: null,
        propertyId: expect.any(String),
        isUndone: false,
      },
    ])
    expect((await onSite(id))?.title).toBe('Gammel')
    await applyImport(server, { id: read.id, staffId: by })
    expect((await onSite(id))?.title).toBe('Ny tittel')
    // Saying yes twice does it once.
    await applyImport(server, { id: read.id, staffId: by })
    expect((await readProperty(server, id, now()))?.history).toHaveLength(2)
    expect(await shownImport(server, read.id)).toMatchObject({
      state: 'applied',
      added: { drafts: 1, published: 0 },
    })
  })

  test('says what is wrong in each row and what is allowed, and saves the others', async () => {
    const read = await plan(
      'Tittel;Type;Adresse;Sted;Leie;Byggeår;Energimerke\nA;Bolig;B;C;dyrt;1999;H\nS;Slott;B;C;1;22;\nD;Bolig;E;;1;1999;\nF;Bolig;G;C;1;1999;A\n',
    )
    expect(read.counts).toEqual({ adds: 1, changes: 0, nothing: 0, refused: 3 })
    expect(read.rows.map(({ row, lines }) => [row, lines])).toEqual([
      [
        2,
        [
          'Leie: «dyrt» er ikke gyldig. Skriv et tall som 12 500 eller 68,5.',
          'Energimerke: «H» er ikke gyldig. Velg A–G.',
        ],
      ],
      [
        3,
        [
          'Type: «Slott» er ikke gyldig. Velg Bolig, Parkering, Næring, Coliving, Minilager eller Reklame.',
          'Byggeår: «22» er ikke gyldig. Byggeår må være et år mellom 1500 og 2100.',
        ],
      ],
      [4, ['Sted må fylles ut.']],
      [5, [expect.stringContaining('Type: Bolig')]],
    ])
  })

  test('is refused with a message if it is not one', async () => {
    await expect(plan('PK\u0003\u0004tull')).rejects.toThrow('kan ikke leses')
    await expect(plan('bare tekst')).rejects.toThrow('Velg hvilken kolonne')
    const unknown = await plan('ID;Tittel\n00000000-0000-4000-8000-000000000000;X\nfeil;Y\n')
    expect(unknown.rows.map(({ lines }) => lines[0])).toEqual([
      'Det finnes ingen eiendom med denne ID-en.',
      'ID er ikke en ID fra denne lista.',
    ])
  })

  test('escapes texts that look like formulas, and reads them back unchanged', async () => {
    const id = await save({ title: '=HYPERLINK("http://ond")' })
    const csv = await csvBytes()
    expect(csv.toString()).not.toMatch(/[;"\n]=HYPERLINK/)
    const report = await plan(csv)
    expect(report.rows).toEqual([])
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
    const report = await plan(bytes)
    expect(report.rows).toEqual([expect.objectContaining({ does: 'adds', title: 'Tall' })])
  })
})
