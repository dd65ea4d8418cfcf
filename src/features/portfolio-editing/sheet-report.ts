/** The changes that a row of a spreadsheet would make. */
export interface RowReport {
  /** The row number in the spreadsheet: the header is row 1. */
  row: number
  title: string
  does: 'adds' | 'changes' | 'nothing' | 'refused'
  changed: string[]
  errors: string[]
  /** A notice about the property, for example that it is unpublished or has a scheduled version. */
  note: string | null
}

/** The changes that a spreadsheet would make. */
export interface SheetReport {
  /** The id that confirms the import; null if there are errors or no changes. */
  id: string | null
  rows: RowReport[]
  /** Headings of columns that are ignored. */
  unknown: string[]
}
