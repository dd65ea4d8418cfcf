import type { IndexedHome } from './home-facts.ts'

/** The number that each order goes by, the smallest first. */
const numbers = {
  nyest: (home: IndexedHome) => -home.createdAt,
  leie: (home: IndexedHome) => home.rent,
  kvmpris: ({ rent, squareMetres }: IndexedHome) => (rent && squareMetres ? rent / squareMetres : null),
  areal: (home: IndexedHome) => home.squareMetres && -home.squareMetres,
  ledig: ({ vacancy }: IndexedHome) =>
    vacancy?.kind === 'now' ? 0 : vacancy?.kind === 'from' ? Date.parse(vacancy.date) : null,
} as const

/** The orders that a list can have besides that of its titles, by their names in an address. */
export type Sorting = keyof typeof numbers

export const sortings = Object.keys(numbers).filter((name): name is Sorting => name in numbers)

/** The order that a text names; null where it names none. */
export function sortingOf(text: string | null): Sorting | null {
  return sortings.find((name) => name === text) ?? null
}

/** What an order goes by; what has no such number comes last. */
export const sortKey = (home: IndexedHome, sorting: Sorting): number =>
  numbers[sorting](home) ?? Number.POSITIVE_INFINITY

/** Sorted by a number, the smallest first. Equal ones stay in the order that they come in. */
export function inOrder<T>(items: readonly T[], keyOf: (item: T) => number): T[] {
  return items
    .map((item) => ({ item, key: keyOf(item) }))
    .sort((one, other) => (one.key < other.key ? -1 : Number(one.key > other.key)))
    .map(({ item }) => item)
}
