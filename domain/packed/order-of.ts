/** How many bits are sorted at a time, from the lowest to the highest. */
const BITS = 16
const DIGITS = 2 ** BITS
const SIGN = 0x8000_0000
/** Below this, a comparison of each two is faster. */
const MIN_RADIX_LENGTH = 20_000

/** The places of some numbers in the order of the numbers, equal ones in that of their places. None may be NaN. */
export function orderOf(keys: Float64Array): Uint32Array {
  return keys.length < MIN_RADIX_LENGTH ? comparedOrder(keys) : radixOrder(keys)
}

function comparedOrder(keys: Float64Array): Uint32Array {
  return Uint32Array.from(keys.keys()).sort((one, other) => {
    const [a = 0, b = 0] = [keys[one], keys[other]]
    // Infinity minus itself is no number.
    return a === b ? one - other : a - b
  })
}

/** A radix sort: half a million numbers take some ten milliseconds, by comparisons half a second. */
function radixOrder(keys: Float64Array): Uint32Array {
  // -0 equals 0, and has other bits.
  const halves = new Uint32Array(Float64Array.from(keys, (key) => key + 0).buffer)
  let order = Uint32Array.from(keys.keys())
  for (const half of [0, 1]) for (const shift of [0, BITS]) order = sortedBy(order, halves, half, shift)
  return order
}

/** Stable: equal digits keep their order. */
function sortedBy(order: Uint32Array, halves: Uint32Array, half: number, shift: number) {
  const starts = new Uint32Array(DIGITS + 1)
  for (const place of order) {
    const digit = digitAt(halves, place, half, shift) + 1
    starts[digit] = (starts[digit] ?? 0) + 1
  }
  for (let digit = 1; digit <= DIGITS; digit += 1)
    starts[digit] = (starts[digit] ?? 0) + (starts[digit - 1] ?? 0)
  const sorted = new Uint32Array(order.length)
  for (const place of order) {
    const digit = digitAt(halves, place, half, shift)
    const at = starts[digit] ?? 0
    sorted[at] = place
    starts[digit] = at + 1
  }
  return sorted
}

/** Some bits of a number, such that those of a smaller number are smaller: the bits of negative ones are turned. */
function digitAt(halves: Uint32Array, place: number, half: number, shift: number): number {
  const bits = halves[2 * place + half] ?? 0
  const isNegative = (halves[2 * place + 1] ?? 0) >= SIGN
  const ordered = isNegative ? ~bits : half === 1 ? bits ^ SIGN : bits
  return (ordered >>> shift) & (DIGITS - 1)
}
