import type { SheetTarget } from './sheet-columns.ts'

/** What a row of a sheet does. */
export type RowOutcome = 'adds' | 'changes' | 'nothing' | 'refused'

/** A row of a sheet, as staff see it. */
export interface RowReport {
  /** The number that the row has in the sheet. */
  row: number
  title: string
  does: RowOutcome
  /** What changes from what to what, or why it is refused. */
  lines: string[]
  /** A notice about the property, for example that it is unpublished or has a scheduled version. */
  note: string | null
  propertyId: string | null
  isUndone: boolean
}

export type RowCounts = Readonly<Record<RowOutcome, number>>

/** A column of a sheet, and what it is taken for. */
export interface MatchedColumn {
  place: number
  heading: string
  target: SheetTarget
  /** Whether a person should look at it. */
  isSure: boolean
  examples: string[]
}

/** How a sheet is read, for a person to correct. */
export interface SheetMatching {
  /** The names of the sheets of the file. */
  sheets: string[]
  sheet: number
  /** The rows that may have the headings, by their numbers, with what stands in them. */
  heads: { row: number; text: string }[]
  head: number
  columns: MatchedColumn[]
  /** The type of new properties; null where a column says it. */
  type: string | null
}

/** The state of the new properties of a sheet. */
export interface NewProperties {
  /** Those that are drafts still. */
  drafts: number
  published: number
  /** How many of them lack what visitors ask for. */
  missing: { pictures: number; rent: number; energyClass: number }
}

/** A sheet that was read: first how it is read, then what it would do, then what it did. */
export interface SheetImport {
  id: string
  state: 'matching' | 'planned' | 'applied' | 'undone'
  family: 'csv' | 'xlsx'
  /** When it was read, or saved, and by whom. */
  at: string
  by: string | null
  matching: SheetMatching
  counts: RowCounts
  /** A page of the rows that do something. */
  rows: RowReport[]
  page: number
  pages: number
  added: NewProperties | null
  /** The batch of the pictures that it names on the web; null where it names none. */
  pictures: string | null
}

/** An import in the list of the latest ones. */
export interface ImportLine {
  id: string
  at: string
  by: string | null
  state: SheetImport['state']
  counts: RowCounts
}
