import { describe, expect, test } from 'vitest'
import { workbook, type ZipEntry, zip } from '../../../../../labs/hostile/zips.ts'
import { inWindows1252 } from '../../../../../test/support/office-sheet.ts'
import { parseCells } from './parse-cells.ts'
import { guessReading } from './reading.ts'

/** The texts of a file's sheets, and what its columns seem to be. */
async function read(bytes: Buffer) {
  const answer = await parseCells(bytes, 20 * 1024 * 1024)
  if ('problem' in answer) throw new Error(answer.problem)
  const { reading, isSure } = guessReading(answer.sheets, new Map())
  const sheet = answer.sheets[reading.sheet]
  const rows = sheet?.rows.map((row) => row.map(({ text }) => text)) ?? []
  return { name: sheet?.name, rows, head: rows[reading.head], below: rows[reading.head + 1], reading, isSure }
}

const utf16 = (text: string, order: 'le' | 'be', hasMark: boolean): Buffer => {
  const bytes = Buffer.from(`${hasMark ? '\ufeff' : ''}${text}`, 'utf16le')
  return order === 'le' ? bytes : bytes.swap16()
}

const list = 'Adresse;Poststed;Husleie\r\nÅkerveien 2 – øverst;Tønsberg;8 900\r\n'
const commas = 'Adresse,Poststed,Husleie\r\n"Åkerveien 2, øverst",Tønsberg,"8900,50"\r\n'
const tabs = list.replaceAll(';', '\t')
const home = ['Åkerveien 2 – øverst', 'Tønsberg', '8 900']

describe('CSV', () => {
  test.each([
    ['in UTF-8', Buffer.from(list), home],
    ['in UTF-8 with a mark', Buffer.from(`\ufeff${list}`), home],
    ['in Windows-1252', inWindows1252(list), home],
    ['in UTF-16 LE with a mark', utf16(list, 'le', true), home],
    ['in UTF-16 BE with a mark', utf16(list, 'be', true), home],
    ['in UTF-16 LE without one', utf16(list, 'le', false), home],
    ['in UTF-16 BE without one', utf16(list, 'be', false), home],
    ['with tabs', Buffer.from(tabs), home],
    ['with tabs in UTF-16, as Excel calls Unicode text', utf16(tabs, 'le', true), home],
    ['with commas', Buffer.from(commas), ['Åkerveien 2, øverst', 'Tønsberg', '8900,50']],
    ['with a line that names the separator', Buffer.from(`sep=;\r\n${list}`), home],
    ['with another separator that is named', Buffer.from(`sep=|\n${list.replaceAll(';', '|')}`), home],
    ['with line ends of old Macs', Buffer.from(list.replaceAll('\r\n', '\r')), home],
    [
      'with decimal commas and a comma in the title',
      Buffer.from(`Utleie, Hansen AS\r\n\r\n${list.replace('8 900', '8900,50')}`),
      ['Åkerveien 2 – øverst', 'Tønsberg', '8900,50'],
    ],
    [
      'with inches and an open quote',
      Buffer.from('Adresse;Poststed;Beskrivelse\nÅkerveien 2;Tønsberg;TV 55" på "stua\n'),
      ['Åkerveien 2', 'Tønsberg', 'TV 55" på "stua'],
    ],
  ])('%s', async (_, bytes, expected) => {
    const { below, reading } = await read(bytes)
    expect(below).toEqual(expected)
    expect(reading.columns.slice(0, 2)).toEqual(['location', 'city'])
  })
})

test.each([
  ['an old XLS', Buffer.from('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1\0\0\0;\0', 'latin1')],
  ['a PDF', Buffer.from('%PDF-1.7\n1;2\n')],
  [
    'a page that calls itself XLS',
    Buffer.from('\ufeff<html><table><tr><td>Adresse</td></tr></table></html>'),
  ],
  ['JSON', Buffer.from('{"properties": []}')],
])('%s is not read as CSV', async (_, bytes) => {
  expect(await parseCells(bytes, 1024 * 1024)).toEqual({ problem: 'unreadable' })
})

const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`
const number = (at: string, value: number) => `<c r="${at}"><v>${value}</v></c>`
const row = (place: number, cells: string) => `<row r="${place}">${cells}</row>`
const worksheet = (rows: string, merged = '') =>
  `<worksheet><sheetData>${rows}</sheetData>${merged && `<mergeCells>${merged}</mergeCells>`}</worksheet>`

const homes = (street: string) =>
  worksheet(
    row(1, cell('A1', 'Adresse') + cell('B1', 'Poststed') + cell('C1', 'Husleie')) +
      row(2, cell('A2', street) + cell('B2', 'Larvik') + number('C2', 8900.5)),
  )

interface MadeSheet {
  name: string
  state?: 'hidden' | 'veryHidden'
  xml: string
}

/** A workbook of several sheets, some of them hidden. */
function workbookOf(sheets: readonly MadeSheet[]): Buffer {
  const files: Record<string, string> = {
    'xl/workbook.xml': sheets
      .map(
        ({ name, state }, index) =>
          `<sheet name="${name}" sheetId="${index + 1}"${state ? ` state="${state}"` : ''} r:id="rId${index + 1}"/>`,
      )
      .join(''),
    'xl/_rels/workbook.xml.rels': sheets
      .map(
        (_, index) =>
          `<Relationship Id="rId${index + 1}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
      )
      .join(''),
  }
  const entries: ZipEntry[] = workbook('')
    .filter(({ name }) => !name.startsWith('xl/worksheets/'))
    .map(({ name, content }) => {
      const own = files[name]
      const text = content.toString()
      return { name, content: Buffer.from(own ? text.replace(/<(sheet|Relationship) [^>]*\/>/, own) : text) }
    })
  return zip([
    ...entries,
    ...sheets.map(({ xml }, index) => ({
      name: `xl/worksheets/sheet${index + 1}.xml`,
      content: Buffer.from(xml),
    })),
  ])
}

describe('a workbook', () => {
  test.each(['hidden', 'veryHidden'] as const)('whose first sheet is %s', async (state) => {
    const { name, below } = await read(
      workbookOf([
        { name: 'Lister', state, xml: homes('Skjult 1') },
        { name: 'Boliger', xml: homes('Synlig 2') },
      ]),
    )
    expect([name, below]).toEqual(['Boliger', ['Synlig 2', 'Larvik', '8900,5']])
  })

  test('whose first visible sheet is something else', async () => {
    const { name, reading } = await read(
      workbookOf([
        { name: 'Les meg', xml: worksheet(row(1, cell('A1', 'Oppdatert av Kari'))) },
        { name: 'Boliger', xml: homes('Storgata 1') },
      ]),
    )
    expect([name, reading.sheet]).toEqual(['Boliger', 1])
  })

  test('of two sheets of homes is not surely of one of them', async () => {
    const sheets = [
      { name: 'Larvik', xml: homes('Storgata 1') },
      { name: 'Stavern', xml: homes('Havna 2') },
    ]
    expect((await read(workbookOf(sheets))).isSure).toBe(false)
  })

  test('with merged titles above the headings', async () => {
    const xml = worksheet(
      row(1, cell('A1', 'Utleieliste')) +
        row(2, cell('A2', 'Sted') + cell('C2', 'Økonomi')) +
        row(4, cell('A4', 'Adresse') + cell('B4', 'Poststed') + cell('C4', 'Husleie') + cell('D4', 'kvm')) +
        row(5, cell('A5', 'Storgata 1') + cell('B5', 'Larvik') + number('C5', 9000) + number('D5', 45)),
      '<mergeCell ref="A1:D1"/><mergeCell ref="A2:B2"/><mergeCell ref="C2:D2"/>',
    )
    const { reading } = await read(workbookOf([{ name: 'Ark1', xml }]))
    expect(reading).toMatchObject({ head: 3, columns: ['location', 'city', 'price', 'area'] })
  })

  test('with a sum that arithmetic has left a rest of', async () => {
    const xml = worksheet(
      row(1, cell('A1', 'Adresse') + cell('B1', 'Husleie')) +
        row(2, cell('A2', 'Gata 1') + number('B2', 0.1 + 0.2)),
    )
    expect((await read(workbookOf([{ name: 'Ark1', xml }]))).below).toEqual(['Gata 1', '0,3'])
  })
})

describe('a heading', () => {
  const guess = async (head: string, ...rows: string[]) => {
    const { reading, isSure } = await read(Buffer.from([head, ...rows].join('\n')))
    return { columns: reading.columns, isSure, type: reading.type }
  }

  test.each([
    ['Objekt;Gateadresse;kvm;Soverom', 'Loftet;Storgata 1;45;2', ['title', 'location', 'area', 'bedrooms']],
    [
      'ADRESSE;Leie (kr/mnd);BRA m²;Byggeår',
      'Storgata 1;8900;45;1999',
      ['location', 'price', 'area', 'year_built'],
    ],
    [
      'Gate;Nr;Leil.nr;Postnr;Poststed',
      'Storgata;1;H0201;3256;Larvik',
      ['location', 'house_number', 'flat', 'postal_code', 'city'],
    ],
    ['Nr;Adresse', '1;Storgata 1', ['ignored', 'location']],
    ['Adresse;Ledig', 'Storgata 1;ja', ['location', 'status']],
    ['Adresse;Ledig', 'Storgata 1;01.03.2027', ['location', 'available_from']],
    ['Adresse;Balkong', 'Storgata 1;x', ['location', 'amenity']],
    ['Adresse;Leie per år;Pris pr. m²', 'Storgata 1;120000;2400', ['location', 'ignored', 'ignored']],
    ['Adresse;Husleie 2027', 'Storgata 1;9000', ['location', 'price']],
    ['Objekt;Adresse', '1001;Storgata 1', ['ignored', 'location']],
    ['Feil;Adresse', 'Adresse mangler;Storgata 1', ['ignored', 'location']],
  ])('%s over %s', async (head, below, columns) => {
    expect((await guess(head, below)).columns).toEqual(columns)
  })

  test('is sure where it is known, and its cells are like it', async () => {
    expect((await guess('Adresse;Soverom;Husleie', 'Storgata 1;2;8900')).isSure).toBe(true)
    expect((await guess('Adresse;Soverom;Husleie 2027', 'Storgata 1;2;8900')).isSure).toBe(false)
    expect((await guess('Adresse;Soverom;Leietaker', 'Storgata 1;2;Kari')).isSure).toBe(false)
    expect((await guess('Adresse;Husleie', 'Storgata 1;8900')).isSure).toBe(false)
  })
})
