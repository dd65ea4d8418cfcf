import { orderOf } from '../packed/order-of.ts'
import type { Homes, IndexedHome } from './home-facts.ts'

/** The number that each order goes by, the smallest first; what has none comes last. */
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

/** The places of some homes, which come in the order of their titles, in another order. Equal ones keep theirs. */
export function sortHomes(
  homes: Pick<Homes<IndexedHome>, 'length'> & Iterable<IndexedHome>,
  sorting: Sorting,
): Uint32Array {
  const keys = new Float64Array(homes.length)
  let place = 0
  for (const home of homes) keys[place++] = numbers[sorting](home) ?? Number.POSITIVE_INFINITY
  return orderOf(keys)
}
