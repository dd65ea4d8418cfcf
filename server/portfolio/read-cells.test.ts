import { expect, test } from 'vitest'
import { workbook, zip } from '../../test/hostile/zips.ts'
import { readCells } from './read-cells.ts'

const UNPACKED_BYTES = 20 * 1024 * 1024

const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`
const sheetOf = (row: number, at: string) =>
  zip(workbook(`<worksheet><sheetData><row r="${row}">${cell(at, 'x')}</row></sheetData></worksheet>`))

test('reads the cells of a workbook', async () => {
  expect(await readCells(sheetOf(1, 'A1'), UNPACKED_BYTES)).toEqual({ cells: [['x']] })
})

test('refuses a workbook that claims more cells than fit into memory, and reads the next', async () => {
  const bomb = sheetOf(1_048_576, 'XFD1048576')
  expect(bomb.length).toBeLessThan(2000)
  expect(await readCells(bomb, UNPACKED_BYTES)).toEqual({ problem: 'unreadable' })
  expect(await readCells(sheetOf(1, 'A1'), UNPACKED_BYTES)).toEqual({ cells: [['x']] })
})

test('refuses a workbook over the unpacked size limit', async () => {
  expect(await readCells(sheetOf(1, 'A1'), 10)).toEqual({ problem: 'too-large' })
})
