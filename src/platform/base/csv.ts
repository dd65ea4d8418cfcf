import { stringify } from 'csv-stringify/sync'

/** A text that begins with one of these is a formula to spreadsheet programs, so it is quoted. */
const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

/** Rows as lines of CSV, as Norwegian Excel opens it: with semicolons. */
export const csvLines = (rows: readonly (readonly string[])[]): string =>
  stringify(
    rows.map((row) => row.map(harmless)),
    { delimiter: ';' },
  )

/** Rows as CSV, with a mark that says UTF-8. The first row is the heading. */
export const asCsv = (rows: readonly (readonly string[])[]): Buffer => Buffer.from(`\ufeff${csvLines(rows)}`)
