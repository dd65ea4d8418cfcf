import { stringify } from 'csv-stringify/sync'

/** A text that begins with one of these is a formula to spreadsheet programs, so it is quoted. */
const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

/** Rows as CSV, as Norwegian Excel opens it: semicolons, and a mark that says UTF-8. The first row is the heading. */
export const asCsv = (rows: readonly (readonly string[])[]): Buffer =>
  Buffer.from(
    `\ufeff${stringify(
      rows.map((row) => row.map(harmless)),
      { delimiter: ';' },
    )}`,
  )
