/** The submitted values by field name: all values of a field in their order, as in form encoding. */
export type Entries = Readonly<Record<string, readonly string[]>>

/** Errors by field; those in the parts of a field by their paths, such as `sizes.0.name`. */
export type Errors = Readonly<Record<string, string>>

/** The entries of a field: under its name, and those of its parts under paths that begin with it. */
export function entriesOfField(name: string, entries: Entries): Entries {
  return Object.fromEntries(
    Object.entries(entries).filter(([path]) => path === name || path.startsWith(`${name}.`)),
  )
}

/** The entries below a path, by what follows it. */
export function entriesBelow(path: string, entries: Entries): Entries {
  const prefix = `${path}.`
  return Object.fromEntries(
    Object.entries(entries).flatMap(([name, values]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), values]] : [],
    ),
  )
}

/** The most items of a list that are read. */
const MAX_ITEMS = 200

/** The number of items that were submitted for a list, including skipped indexes. */
export function countItems(name: string, entries: Entries): number {
  const counts = Object.keys(entriesBelow(name, entries)).map((path) => Number(path.split('.')[0]) + 1)
  return Math.max(0, ...counts.filter((count) => Number.isInteger(count) && count <= MAX_ITEMS))
}
