/** The keys of a record whose keys are known, such as a table of statuses. @__NO_SIDE_EFFECTS__ */
export function keysOf<T extends object>(record: T): (keyof T & string)[] {
  // The compiler types keys as text, since an object may have more of them than its type names; these are written out.
  return Object.keys(record) as (keyof T & string)[]
}

/** The record that has a value for each of the keys. */
export function recordOf<K extends string, V>(
  keys: readonly K[],
  valueFor: (key: K, index: number) => V,
): Record<K, V> {
  // The compiler types the keys of entries as any text; here they are exactly these.
  return Object.fromEntries(keys.map((key, index) => [key, valueFor(key, index)])) as Record<K, V>
}

/** The record's own value under a name that comes from outside; undefined where it has none, also for «toString». */
export function ownValue<T>(record: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined
}

/** The record with only those of its keys. */
export function pick<T extends object, K extends keyof T>(record: T, keys: readonly K[]): Pick<T, K> {
  // A key that the record does not have stays away.
  const entries = keys.flatMap((key) => (key in record ? [[key, record[key]]] : []))
  return Object.fromEntries(entries) as Pick<T, K>
}
