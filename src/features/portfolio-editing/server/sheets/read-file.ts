import { Refusal } from '../../../../domain/submissions/refusal.ts'
import { sheetTexts } from '../../sheet.words.ts'
import type { FileFamily, Sheet } from './parse-cells.ts'
import { readCells } from './read-cells.ts'

/** Several times what the largest landlord of the country's towns has. */
export const MAX_ROWS = 20_000
const MAX_COLUMNS = 200

/** In megabytes: several times what so many rows take, as it is sent and unpacked. */
const MAX_MEGABYTES = { sent: 10, unpacked: 40 }
const MEGABYTE = 1024 * 1024

/**
 * The visible sheets of an uploaded file.
 * @throws Refusal where the file cannot be read as a spreadsheet.
 */
export async function readSheetFile(bytes: Buffer): Promise<{ family: FileFamily; sheets: Sheet[] }> {
  const tooLarge = new Refusal(sheetTexts.tooLarge(MAX_MEGABYTES))
  if (bytes.length > MAX_MEGABYTES.sent * MEGABYTE) throw tooLarge
  const answer = await readCells(bytes, MAX_MEGABYTES.unpacked * MEGABYTE)
  if ('problem' in answer)
    throw answer.problem === 'too-large' ? tooLarge : new Refusal(sheetTexts.unreadable)
  const { family, sheets } = answer
  if (sheets.length === 0) throw new Refusal(sheetTexts.empty)
  for (const { rows } of sheets) {
    if (rows.length > MAX_ROWS + 100) throw new Refusal(sheetTexts.tooMany(MAX_ROWS))
    if (rows.some(({ length }) => length > MAX_COLUMNS))
      throw new Refusal(sheetTexts.tooManyColumns(MAX_COLUMNS))
  }
  return { family, sheets }
}
