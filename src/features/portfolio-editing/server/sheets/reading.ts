import { z } from 'zod'
import { categories } from '#landlord/categories.ts'
import { categoryType } from '../../../../platform/database/columns.ts'
import { isRepeatable, isSheetTarget, type SheetTarget, targetLabel } from '../../sheet-columns.ts'
import { fits } from './cell-values.ts'
import { foldHeading, knownTargets, likelyTarget } from './known-headings.ts'
import type { Sheet, SheetCell } from './parse-cells.ts'

/** How a file is read: which of its sheets, which row has the headings, and what each column says. */
export const storedReading = z.object({
  /** The place of the sheet among those of the file. */
  sheet: z.number(),
  /** The place of the row with the headings. */
  head: z.number(),
  columns: z.array(z.custom<SheetTarget>((text) => typeof text === 'string' && isSheetTarget(text))),
  /** The type of new properties, where no column says it. */
  type: categoryType,
})

export type SheetReading = z.output<typeof storedReading>

/** What the columns of a heading were read as before. */
export type RememberedHeadings = ReadonlyMap<string, SheetTarget>

/** More rows than this above the headings are no titles. */
const MAX_TITLE_ROWS = 30

/** How many cells of a column a guess is held against. */
const MAX_EXAMPLES = 20

const textsOf = (row: readonly SheetCell[] | undefined): string[] => row?.map(({ text }) => text) ?? []

/** What stands under a heading, without empty cells. */
export function examplesOf({ rows }: Sheet, head: number, column: number, most: number): string[] {
  const examples: string[] = []
  for (const row of rows.slice(head + 1)) {
    const text = row[column]?.text
    if (text) examples.push(text)
    if (examples.length === most) break
  }
  return examples
}

/** A guess at what a column says, and whether it needs no look by a person. */
export interface GuessedColumn {
  target: SheetTarget
  isSure: boolean
}

/** The row of a sheet that has the most headings that are known. Where none is, the first one with as many cells as most have. */
function headOf(sheet: Sheet, remembered: RememberedHeadings): { head: number; known: number } {
  const rows = sheet.rows.slice(0, MAX_TITLE_ROWS).map((row, place) => {
    const texts = textsOf(row).filter(Boolean)
    const isKnown = (text: string) => remembered.has(foldHeading(text)) || knownTargets(text).length > 0
    return { place, known: texts.filter(isKnown).length, cells: texts.length }
  })
  const [best] = rows.toSorted((one, other) => other.known - one.known || one.place - other.place)
  if (best && best.known > 0) return { head: best.place, known: best.known }
  const most = Math.max(0, ...rows.map(({ cells }) => cells))
  return { head: rows.find(({ cells }) => cells === most)?.place ?? 0, known: 0 }
}

/** How a file seems to be read. Not sure where a column, the sheet, or the type of new ones is for a person to say. */
export function guessReading(
  sheets: readonly Sheet[],
  remembered: RememberedHeadings,
): { reading: SheetReading; isSure: boolean } {
  const heads = sheets.map((sheet, place) => ({ place, ...headOf(sheet, remembered) }))
  const plausible = heads.filter(({ known }) => known > 1)
  const [best] = heads.toSorted((one, other) => other.known - one.known || one.place - other.place)
  const { place = 0, head = 0 } = best ?? {}
  const guessed = guessColumns(sheets[place], head, remembered)
  const columns = guessed.map(({ target }) => target)
  return {
    reading: { sheet: place, head, columns, type: guessType(columns) },
    isSure:
      plausible.length === 1 &&
      guessed.every(({ isSure }) => isSure) &&
      problemOfColumns(columns) === null &&
      (columns.includes('type') || columns.includes('id') || isTypeSure(columns)),
  }
}

/** Bedrooms are in homes. */
const isTypeSure = (columns: readonly SheetTarget[]) =>
  columns.includes('bedrooms') || categories.length === 1

function guessType(columns: readonly SheetTarget[]): SheetReading['type'] {
  const [first] = categories
  const home = categories.find(({ type }) => type === 'Bolig')
  return columns.includes('bedrooms') && home ? home.type : first.type
}

/** What the columns below a row of headings seem to say. */
export function guessColumns(
  sheet: Sheet | undefined,
  head: number,
  remembered: RememberedHeadings,
): GuessedColumn[] {
  if (!sheet) return []
  const taken = new Set<SheetTarget>()
  const guessed: GuessedColumn[] = []
  for (const [place, heading] of textsOf(sheet.rows[head]).entries()) {
    const examples = examplesOf(sheet, head, place, MAX_EXAMPLES)
    const before = guessed[place - 1]?.target
    const guess = guessColumn(heading, examples, before, remembered)
    const isTaken = taken.has(guess.target) && !isRepeatable(guess.target)
    guessed.push(isTaken ? { target: 'ignored', isSure: false } : guess)
    taken.add(guess.target)
  }
  return guessed
}

function guessColumn(
  heading: string,
  examples: readonly string[],
  before: SheetTarget | undefined,
  remembered: RememberedHeadings,
): GuessedColumn {
  // A column without a heading, or without anything under it, says nothing.
  if (heading === '') return { target: 'ignored', isSure: true }
  const chosen = remembered.get(foldHeading(heading))
  if (chosen) return { target: chosen, isSure: true }
  const isLike = (target: SheetTarget) =>
    examples.filter((text) => fits(target, text, heading)).length * 2 >= examples.length
  // «Nr» beside a street is that of the house; elsewhere it counts the rows, as a title that is a number does.
  const known = knownTargets(heading).filter((target) =>
    target === 'house_number' ? before === 'location' : target !== 'title' || isLike(target),
  )
  const fitting = known.find(isLike)
  const [first] = known
  if (fitting) return { target: fitting, isSure: true }
  if (first) return { target: first, isSure: foldHeading(heading) === foldHeading(targetLabel(first)) }
  const likely = likelyTarget(heading)
  if (likely && isLike(likely)) return { target: likely, isSure: false }
  return { target: 'ignored', isSure: examples.length === 0 }
}

/** Why columns cannot be read so; null where they can. */
export function problemOfColumns(
  columns: readonly SheetTarget[],
): { kind: 'twice'; target: SheetTarget } | { kind: 'nameless' } | null {
  const twice = columns.find((target, place) => !isRepeatable(target) && columns.indexOf(target) !== place)
  if (twice) return { kind: 'twice', target: twice }
  const names: readonly SheetTarget[] = ['id', 'title', 'location']
  return columns.some((target) => names.includes(target)) ? null : { kind: 'nameless' }
}
