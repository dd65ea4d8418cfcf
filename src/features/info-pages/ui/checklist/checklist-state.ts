import { cleaningCategories } from '#landlord/pages/sjekkliste.ts'

/** What is ticked, by «category-item» (specification 2 §3). */
export type CheckedItems = Readonly<Record<string, boolean>>

export const itemKey = (category: number, item: number): string => `${category}-${item}`

/** Every key there is, in the order of the page. */
export const itemKeys: readonly string[] = cleaningCategories.flatMap(({ items }, category) =>
  items.map((_, item) => itemKey(category, item)),
)

export function countTicked(ticked: CheckedItems): number {
  return itemKeys.filter((key) => ticked[key]).length
}

/** What is ticked as a short text for the end of a link: a bit for each item, in hexadecimal. */
export function toHash(ticked: CheckedItems): string {
  const bits = itemKeys.map((key) => (ticked[key] ? '1' : '0')).join('')
  return (bits.match(/.{1,4}/g) ?? [])
    .map((part) => Number.parseInt(part.padEnd(4, '0'), 2).toString(16))
    .join('')
}

/** What a link's end says is ticked; null where it says nothing of the kind. */
export function fromHash(text: string): CheckedItems | null {
  const length = Math.ceil(itemKeys.length / 4)
  if (!new RegExp(`^[0-9a-f]{${length}}$`).test(text)) return null
  const bits = [...text].map((digit) => Number.parseInt(digit, 16).toString(2).padStart(4, '0')).join('')
  return Object.fromEntries(itemKeys.map((key, index) => [key, bits[index] === '1']))
}

/** What either of two says is ticked: nothing that has been done is lost when they meet. */
export function merge(one: CheckedItems, other: CheckedItems): CheckedItems {
  return Object.fromEntries(itemKeys.map((key) => [key, (one[key] || other[key]) ?? false]))
}

/** Where the progress is kept on the device. */
export const PLACE = 'sjekkliste-flyttevask'

/** Keeps on this device what is ticked. Gives whether the device allows it. */
export function save(ticked: CheckedItems): boolean {
  try {
    localStorage.setItem(PLACE, toHash(ticked))
    return true
  } catch {
    return false
  }
}

/** What this device keeps; nothing ticked where it keeps nothing. */
export function loadChecklist(): CheckedItems {
  try {
    return fromHash(localStorage.getItem(PLACE) ?? '') ?? {}
  } catch {
    return {}
  }
}
