/** What people store, with how much room one of it takes in cubic metres, packed as movers pack. */
export const storageThings = {
  toroms: 8.5,
  hybel: 5,
  kasser: 0.07,
  sofa: 1.9,
  lenestol: 0.8,
  dobbeltseng: 1.6,
  enkeltseng: 0.9,
  spisebord: 0.9,
  stol: 0.2,
  skap: 1.2,
  hvitevare: 0.5,
  sykkel: 0.7,
  ski: 0.08,
  dekk: 0.3,
} as const

export type StorageThing = keyof typeof storageThings

/** How many there are of each; what is not stored is not there. */
export type StoredThings = Readonly<Partial<Record<StorageThing, number>>>

/**
 * How many cubic metres a square metre of floor takes: stacked to three quarters of 2.3 metres, with room to reach the
 * things at the back.
 */
const CUBIC_METRES_PER_SQUARE_METRE = 1.7

interface StorageNeed {
  /** Square metres of floor. */
  area: number
  /** The rooms that take it, the largest first; empty where there are no sizes. */
  rooms: readonly { area: number; count: number }[]
}

/** The floor that some things need, and the fewest rooms of the sizes offered that have it; null where there is nothing. */
export function storageNeed(things: StoredThings, sizes: readonly number[]): StorageNeed | null {
  const volume = Object.entries(things).reduce(
    (sum, [thing, count]) => sum + count * (isStorageThing(thing) ? storageThings[thing] : 0),
    0,
  )
  if (volume <= 0) return null
  // A tenth of a square metre is as exact as anyone can pack.
  const area = Math.max(0.1, Math.round((volume / CUBIC_METRES_PER_SQUARE_METRE) * 10) / 10)
  return { area, rooms: fewestRooms(area, sizes) }
}

function fewestRooms(area: number, sizes: readonly number[]): StorageNeed['rooms'] {
  const ascending = [...sizes].sort((one, other) => one - other)
  const largest = ascending.at(-1)
  if (!largest) return []
  const smallestFor = (rest: number) => ascending.find((size) => size >= rest) ?? largest
  const whole = Math.max(0, Math.ceil(area / largest) - 1)
  const last = smallestFor(area - whole * largest)
  if (whole === 0 || last === largest) return [{ area: last, count: whole + 1 }]
  return [
    { area: largest, count: whole },
    { area: last, count: 1 },
  ]
}

const isStorageThing = (name: string): name is StorageThing => Object.hasOwn(storageThings, name)

/** A number of things in an address: 1 to 99. */
export const isThingCount = (text: string): boolean => /^[1-9]\d?$/.test(text)

/** The things that an address names, such as `?kasser=20&sofa=1`. */
export function storedThings(search: URLSearchParams): StoredThings {
  const counts = [...search].filter(([name, text]) => isStorageThing(name) && isThingCount(text))
  return Object.fromEntries(counts.map(([name, text]) => [name, Number(text)]))
}
