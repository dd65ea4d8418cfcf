/**
 * Whether two words differ by a slip of the hand: one letter too many, too few, wrong or swapped with its neighbour; two
 * of them in words of eight letters or more, none in words of less than four.
 */
export function isMisspelt(word: string, meant: string): boolean {
  const shorter = Math.min(word.length, meant.length)
  const allowed = shorter < 4 ? 0 : shorter < 8 ? 1 : 2
  return Math.abs(word.length - meant.length) <= allowed && editDistance(word, meant) <= allowed
}

/** How many slips lie between two words (optimal string alignment distance). */
export function editDistance(one: string, other: string): number {
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, place) => place)
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1]
      const isSwapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      next[j] = Math.min(
        (next[j - 1] ?? 0) + 1,
        (row[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped && i > 1 && j > 1 ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    before = row
    row = next
  }
  return row[other.length] ?? 0
}
