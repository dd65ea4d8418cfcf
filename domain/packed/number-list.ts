import { lengthOf, type Run } from './runs.ts'

export type Numbers = Float64Array | Uint32Array | Uint8Array

/** How much room a full list gets, as a multiple of what it has. */
const GROWTH = 1.5

/** Numbers of one kind, outside the heap of JavaScript. */
export class NumberList {
  readonly #make: (length: number) => Numbers
  #room: Numbers
  #length = 0

  constructor(make: (length: number) => Numbers, room = 16) {
    this.#make = make
    this.#room = make(room)
  }

  get length(): number {
    return this.#length
  }

  /** All numbers; they stay as they are while more are added. */
  get values(): Numbers {
    return this.#room.subarray(0, this.#length)
  }

  at(place: number): number {
    return this.#room[place] ?? Number.NaN
  }

  push(number: number): void {
    this.#reserve(this.#length + 1)
    this.#room[this.#length] = number
    this.#length += 1
  }

  append(numbers: Numbers): void {
    this.#reserve(this.#length + numbers.length)
    this.#room.set(numbers, this.#length)
    this.#length += numbers.length
  }

  /** A list of the same kind with stretches of this one and of another; each place has so many numbers. */
  merged(added: NumberList, runs: readonly Run[], numbersAtPlace = 1): NumberList {
    const merged = new NumberList(this.#make, lengthOf(runs) * numbersAtPlace)
    for (const { isAdded, from, to } of runs)
      merged.append((isAdded ? added : this).values.subarray(from * numbersAtPlace, to * numbersAtPlace))
    return merged
  }

  #reserve(length: number): void {
    if (length <= this.#room.length) return
    const larger = this.#make(Math.max(length, Math.ceil(this.#room.length * GROWTH)))
    larger.set(this.values)
    this.#room = larger
  }
}

export const float64 = (length: number) => new Float64Array(length)
export const uint32 = (length: number) => new Uint32Array(length)
export const uint8 = (length: number) => new Uint8Array(length)
