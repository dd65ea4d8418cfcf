import type { IsoDate } from '../calendar.ts'
import { type Insertion, mergedRuns } from '../packed/runs.ts'
import type { PropertyId } from '../property.ts'
import { Column } from './column.ts'
import { dimensionNames, dimensionOf } from './dimensions.ts'
import { emptyColumns, type FilterColumns, FilterIndex } from './filter-index.ts'
import { type FactRow, homeReader, type StatedHome } from './home-facts.ts'
import { PackedHomes } from './packed-homes.ts'

/** A property as it is now, and the one that follows it in the order of titles; null for the last. */
export interface ChangedRow {
  row: FactRow
  next: PropertyId | null
}

/** All properties on a day, in the order of their titles, in few and flat objects whatever their number. */
export class PackedPortfolio {
  readonly #read: (row: FactRow) => StatedHome
  readonly #homes: PackedHomes
  readonly #columns: FilterColumns

  private constructor(read: (row: FactRow) => StatedHome, homes: PackedHomes, columns: FilterColumns) {
    this.#read = read
    this.#homes = homes
    this.#columns = columns
  }

  /** Without any property. */
  static on(day: IsoDate): PackedPortfolio {
    return new PackedPortfolio(homeReader(), new PackedHomes(day), emptyColumns(day))
  }

  /** Adds properties that follow those that are there. Only before the index is made. */
  add(rows: readonly FactRow[]): void {
    const first = this.#homes.length
    for (const row of rows) this.#homes.push(this.#read(row))
    fill(this.#columns.values(), this.#homes, first)
  }

  /** The same properties on another day: what does not depend on the day is shared with this one. */
  on(day: IsoDate): PackedPortfolio {
    const homes = this.#homes.on(day)
    const renewed = dimensionNames
      .filter((name) => dimensionOf(name).changesWithDay)
      .map((name) => [name, Column.of(name, day)] as const)
    fill(
      renewed.map(([, column]) => column),
      homes,
      0,
    )
    return new PackedPortfolio(this.#read, homes, new Map([...this.#columns, ...renewed]))
  }

  index(): FilterIndex {
    return new FilterIndex(this.#homes, this.#columns)
  }

  /**
   * The portfolio after a change of some properties: as they are now, in the order of their titles, and without those of
   * the changed ones that are gone. This one stays as it is. Null where the neighbour of one is not known: then more has
   * changed.
   */
  updated(changed: ReadonlySet<PropertyId>, rows: readonly ChangedRow[]): PackedPortfolio | null {
    const neighbours = rows.flatMap(({ next }) => next ?? [])
    const places = this.#homes.placesOf(new Set([...changed, ...neighbours]))
    const insertions = insertionsOf(rows, changed, places, this.#homes.length)
    if (!insertions) return null
    const removed = [...changed].flatMap((id) => places.get(id) ?? []).sort((one, other) => one - other)
    const runs = mergedRuns(this.#homes.length, removed, insertions)
    const columns = new Map([...this.#columns].map(([name, column]) => [name, column.successor()]))
    const added = new PackedPortfolio(this.#read, this.#homes.successor(), columns)
    added.add(rows.map(({ row }) => row))
    return new PackedPortfolio(
      this.#read,
      this.#homes.merged(added.#homes, runs),
      new Map(
        [...this.#columns].map(([name, column]) => [name, column.merged(columns.get(name) ?? column, runs)]),
      ),
    )
  }
}

/** Adds the homes from a place on to columns that end there. */
function fill(columns: Iterable<Column>, homes: PackedHomes, first: number): void {
  const filled = [...columns]
  for (let place = first; place < homes.length; place += 1) {
    const home = homes.at(place)
    if (home) for (const column of filled) column.push(home)
  }
}

/** Where rows that come in the order of their titles are put in; null where a neighbour is not known. */
function insertionsOf(
  rows: readonly ChangedRow[],
  changed: ReadonlySet<PropertyId>,
  places: ReadonlyMap<PropertyId, number>,
  length: number,
): Insertion[] | null {
  const insertions: Insertion[] = []
  let before: number | undefined = length
  for (let added = rows.length - 1; added >= 0; added -= 1) {
    const next = rows[added]?.next ?? null
    // A neighbour that has changed too stands at the place where it was put in before this one.
    if (next === null) before = length
    else if (!changed.has(next)) before = places.get(next)
    if (before === undefined) return null
    insertions.unshift({ before, added })
  }
  return insertions
}
