import { type PropertyId, parsePropertyId } from '../property.ts'
import { NumberList, uint32 } from './number-list.ts'
import type { Run } from './runs.ts'

/** A UUID is four numbers of eight hexadecimal digits. */
const NUMBERS = 4

/** The two hexadecimal digits of each byte. */
const ofByte = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

const digitsOf = (number: number): string =>
  `${ofByte[number >>> 24]}${ofByte[(number >>> 16) & 255]}${ofByte[(number >>> 8) & 255]}${ofByte[number & 255]}`

/** Ids of properties, outside the heap of JavaScript. */
export class IdList {
  readonly #numbers: NumberList

  constructor(numbers = new NumberList(uint32)) {
    this.#numbers = numbers
  }

  get length(): number {
    return this.#numbers.length / NUMBERS
  }

  at(place: number): PropertyId {
    const digits = (part: number) => digitsOf(this.#numbers.at(place * NUMBERS + part))
    const [second, third] = [digits(1), digits(2)]
    const id = parsePropertyId(
      `${digits(0)}-${second.slice(0, 4)}-${second.slice(4)}-${third.slice(0, 4)}-${third.slice(4)}${digits(3)}`,
    )
    if (!id) throw new Error(`No property has the place ${place}`)
    return id
  }

  push(id: PropertyId): void {
    for (const number of numbersOf(id)) this.#numbers.push(number)
  }

  /** The places of some ids; those that are not in the list are left out. */
  placesOf(ids: Iterable<PropertyId>): Map<PropertyId, number> {
    const asked = new Map<number, PropertyId[]>()
    for (const id of ids) {
      const [, , , last] = numbersOf(id)
      asked.set(last, [...(asked.get(last) ?? []), id])
    }
    const { values } = this.#numbers
    const places = new Map<PropertyId, number>()
    for (let place = 0; place < this.length; place += 1) {
      const alike = asked.get(values[place * NUMBERS + NUMBERS - 1] ?? 0)
      const id = alike?.find((one) => one === this.at(place))
      if (id) places.set(id, place)
    }
    return places
  }

  /** A list with stretches of this one and of another. */
  merged(added: IdList, runs: readonly Run[]): IdList {
    return new IdList(this.#numbers.merged(added.#numbers, runs, NUMBERS))
  }
}

function numbersOf(id: PropertyId): [number, number, number, number] {
  const hex = (digits: string) => Number.parseInt(digits, 16)
  return [
    hex(id.slice(0, 8)),
    hex(id.slice(9, 13) + id.slice(14, 18)),
    hex(id.slice(19, 23) + id.slice(24, 28)),
    hex(id.slice(28)),
  ]
}
