import { flatKey } from './flat.ts'

/** The part of a building that a flat is reached by, as staff wrote it: «Oppgang A: H0101–H0404». */
export interface Entrance {
  /** «Oppgang A» */
  name: string
  /** Ranges of its flats, the first and the last of each. */
  flats: readonly (readonly [FlatNumber, FlatNumber])[]
}

/** Of «H0204» floor 2 and door 4, of «204» as well; of «7» the door alone. */
interface FlatNumber {
  floor: number
  door: number
}

const flatNumber = String.raw`[HUKL]?\s?\d{1,4}`
const rangePattern = new RegExp(String.raw`(${flatNumber})(?:\s*(?:-|–|—|til)\s*(${flatNumber}))?`, 'giu')

/** The first that has the flat; null where none says so. */
export function entranceOf(flat: string, entrances: readonly Entrance[]): string | null {
  const number = numberOf(flatKey(flat))
  if (!number) return null
  const found = entrances.find(({ flats }) => flats.some(([first, last]) => isBetween(number, first, last)))
  return found?.name ?? null
}

/** What stands before the colon is its name, what stands behind it its flats: «H0101–H0404», «1-12, 14». */
export function parseEntrance(line: string): Entrance {
  const [name = '', ...rest] = line.split(':')
  const flats = [...rest.join(':').matchAll(rangePattern)].flatMap(([, from = '', to = from]) => {
    const [first, last] = [numberOf(flatKey(from.trim())), numberOf(flatKey(to.trim()))]
    return first && last ? [[first, last] as const] : []
  })
  return { name: name.trim(), flats }
}

function numberOf(flat: string): FlatNumber | null {
  const digits = /^[HUKL]?\s?0*(\d{1,4})$/i.exec(flat)?.[1]
  if (!digits) return null
  const number = Number(digits)
  return digits.length < 3
    ? { floor: 0, door: number }
    : { floor: Math.floor(number / 100), door: number % 100 }
}

/** Each floor of an entrance has the same doors: H0101 to H0404 are four doors on four floors, without H0105. */
const isBetween = (one: FlatNumber, first: FlatNumber, last: FlatNumber): boolean =>
  one.floor >= first.floor && one.floor <= last.floor && one.door >= first.door && one.door <= last.door
