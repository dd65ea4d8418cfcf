import { expect, test } from 'vitest'
import { workbook, zip } from '../../../../../labs/hostile/zips.ts'
import { readCells } from './read-cells.ts'

const UNPACKED_BYTES = 20 * 1024 * 1024

const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`
const sheetOf = (row: number, at: string) =>
  zip(workbook(`<worksheet><sheetData><row r="${row}">${cell(at, 'x')}</row></sheetData></worksheet>`))

test('reads the cells of a workbook', async () => {
  expect(await readCells(sheetOf(1, 'A1'), UNPACKED_BYTES)).toEqual({
    family: 'xlsx',
    sheets: [{ name: 'Ark1', rows: [[{ text: 'x' }]] }],
  })
})

test('refuses a workbook that claims more cells than fit into memory, and reads the next', async () => {
  const bomb = sheetOf(1_048_576, 'XFD1048576')
  expect(bomb.length).toBeLessThan(2000)
  expect(await readCells(bomb, UNPACKED_BYTES)).toEqual({ problem: 'unreadable' })
  expect(await readCells(sheetOf(1, 'A1'), UNPACKED_BYTES)).toEqual({
    family: 'xlsx',
    sheets: [{ name: 'Ark1', rows: [[{ text: 'x' }]] }],
  })
})

test('refuses a workbook over the unpacked size limit', async () => {
  expect(await readCells(sheetOf(1, 'A1'), 10)).toEqual({ problem: 'too-large' })
})

const withSecondSheet = (state: string) =>
  zip(
    workbook(
      '<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Velg</t></is></c></row></sheetData></worksheet>',
    )
      .map(({ name, content }) => ({
        name,
        content: Buffer.from(
          content
            .toString()
            .replace('<sheet name="Ark1"', `<sheet name="Lister" state="${state}"`)
            .replace('</sheets>', '<sheet name="Ark2" sheetId="2" r:id="rId2"/></sheets>')
            .replace(
              /<Relationship Id="rId1" ([^>]*)sheet1\.xml"\/>/,
              (one, rest) => `${one}<Relationship Id="rId2" ${rest}sheet2.xml"/>`,
            ),
        ),
      }))
      .concat({
        name: 'xl/worksheets/sheet2.xml',
        content: Buffer.from(
          `<worksheet><sheetData><row r="1">${cell('A1', 'seen')}</row></sheetData></worksheet>`,
        ),
      }),
  )

test.each([
  ['hidden', ['Ark2']],
  ['veryHidden', ['Ark2']],
  ['visible', ['Lister', 'Ark2']],
])('reads the visible sheets, where the first is %s', async (state, names) => {
  const answer = await readCells(withSecondSheet(state), UNPACKED_BYTES)
  expect('sheets' in answer && answer.sheets.map(({ name }) => name)).toEqual(names)
})

test('marks cells that hold an error, a formula without its value, or a truth value', async () => {
  const row = [
    cell('A1', 'x'),
    '<c r="B1" t="e"><f>VLOOKUP(1,A:B,2)</f><v>#N/A</v></c>',
    '<c r="C1" t="e"><v>#REF!</v></c>',
    '<c r="D1"><f>A1&gt;2</f></c>',
    '<c r="E1"><f>1+1</f><v>2</v></c>',
    '<c r="F1" t="str"><f>A9</f><v></v></c>',
    '<c r="G1" t="b"><v>1</v></c>',
    cell('H1', '#I/T'),
    cell('I1', '#1 i Larvik'),
  ]
  const bytes = zip(
    workbook(`<worksheet><sheetData><row r="1">${row.join('')}</row></sheetData></worksheet>`),
  )
  expect(await readCells(bytes, UNPACKED_BYTES)).toMatchObject({
    sheets: [
      {
        rows: [
          [
            { text: 'x' },
            { text: '#N/A', is: 'error' },
            { text: '#REF!', is: 'error' },
            { text: '=', is: 'error' },
            { text: '2' },
            { text: '' },
            { text: 'SANN', is: 'boolean' },
            { text: '#I/T', is: 'error' },
            { text: '#1 i Larvik' },
          ],
        ],
      },
    ],
  })
})
