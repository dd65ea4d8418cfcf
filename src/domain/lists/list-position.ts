/**
 * A place between two lines of a list: what the list is ordered by, of the line on one side of it, or its id alone. A page that
 * begins or ends there is found without those before it being counted, also where lines have been added or removed since.
 */
export interface ListPosition {
  /** On which side of the line the page lies. */
  side: 'after' | 'before'
  /** The values of the line in the order of the list: numbers, timestamps in microseconds, its id; null for none. */
  key: readonly (string | null)[]
}

const EMPTY = '-'
const SEPARATOR = '_'

const signs = { after: 'etter', before: 'for' } as const satisfies Record<ListPosition['side'], string>

const part = '(?:-|\\d{1,17})'
const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const positionPattern = new RegExp(`^(etter|for)((?:_${part}){0,3}_${uuid})$`)

/** The position that an address names; null where it names none. */
export function parsePosition(text: string): ListPosition | null {
  const [, sign, values] = positionPattern.exec(text) ?? []
  if (!sign || !values) return null
  return { side: sign === signs.after ? 'after' : 'before', key: parseKey(values.slice(SEPARATOR.length)) }
}

export const formatPosition = ({ side, key }: ListPosition): string =>
  [signs[side], ...key.map((value) => value ?? EMPTY)].join(SEPARATOR)

/** The values of a key that is written with `_` between them, as the database writes it. */
export const parseKey = (text: string): (string | null)[] =>
  text.split(SEPARATOR).map((value) => (value === EMPTY ? null : value))
