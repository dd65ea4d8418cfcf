/** What a row of a spreadsheet would do. */
export interface RowReport {
  /** As the spreadsheet counts: its head is row 1. */
  row: number
  title: string
  does: 'adds' | 'changes' | 'nothing' | 'refused'
  changed: string[]
  errors: string[]
  /** What is not as one would think: the property is off the site, or something of it waits. */
  note: string | null
}

/** What a spreadsheet would do. */
export interface SheetReport {
  /** For saying yes; null where something is wrong, or there is nothing to do. */
  id: string | null
  rows: RowReport[]
  /** Heads of columns that are not read. */
  unknown: string[]
}
