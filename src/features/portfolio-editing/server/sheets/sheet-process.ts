import { type CellsAnswer, parseCells } from './parse-cells.ts'

/** What the process is given: a spreadsheet, and how large it may be unpacked. */
export interface SheetTask {
  bytes: Uint8Array
  maxUnpackedBytes: number
}

/** Runs as a process of its own and reads one spreadsheet: what unpacks it can run out of memory without ending the site. */
process.once('message', async ({ bytes, maxUnpackedBytes }: SheetTask) => {
  const answer: CellsAnswer = await parseCells(Buffer.from(bytes), maxUnpackedBytes)
  process.send?.(answer, () => process.exit(0))
})
process.once('disconnect', () => process.exit(0))
