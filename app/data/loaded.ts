/**
 * What a route's loader gave: the data as JSON, and where it could not be read, the reference of the failure.
 * React Router's own encoding of the same data takes longer than rendering the page does.
 */
export interface Loaded<T> {
  json: string
  reference: string | null
  /** Only for the compiler: what the JSON holds. */
  readonly holds?: T
}

/** On the server the parsed data is still available when the page is rendered. */
const originals = new WeakMap<object, unknown>()

export function pack<T>(data: T, reference: string | null = null): Loaded<T> {
  const loaded: Loaded<T> = { json: JSON.stringify(data), reference }
  originals.set(loaded, data)
  return loaded
}

export function unpack<T>(loaded: Loaded<T>): T {
  if (!originals.has(loaded)) originals.set(loaded, JSON.parse(loaded.json))
  // `pack` has stored it there, or it was parsed from what `pack` wrote.
  return originals.get(loaded) as T
}

/** Whether a loader gave data as `pack` does, and nothing else. */
export const isLoaded = (value: unknown): value is Loaded<unknown> =>
  value instanceof Object &&
  'json' in value &&
  typeof value.json === 'string' &&
  'reference' in value &&
  (value.reference === null || typeof value.reference === 'string') &&
  Object.keys(value).length === 2
