import { keysOf } from '../../../../domain/records.ts'
import { type SheetTarget, targetLabel, targetOptions } from '../../sheet-columns.ts'
import { headingFillers, officeHeadings } from '../../sheet-headings.words.ts'

const fillers = new Set(headingFillers.split(' '))

/** A rent of a year or of a square metre is not the rent. */
const otherRent = /(?<!\p{L})år|(?:pr|per|\/)\.?\s*(?:m2|m²|kvm)/u

/** A heading as headings are compared and remembered: in small letters, without signs and words that say no more. */
export function foldHeading(heading: string): string {
  const words = heading
    .normalize('NFC')
    .toLocaleLowerCase('nb')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  const telling = words.filter((word) => !fillers.has(word))
  return (telling.length > 0 && !otherRent.test(heading.toLocaleLowerCase('nb')) ? telling : words).join(' ')
}

const targetsByHeading = new Map<string, SheetTarget[]>()
const add = (heading: string, target: SheetTarget) => {
  const known = targetsByHeading.get(foldHeading(heading)) ?? []
  if (!known.includes(target)) targetsByHeading.set(foldHeading(heading), [...known, target])
}
for (const { value } of targetOptions) {
  if (value === 'amenity') continue
  add(targetLabel(value), value)
  add(value, value)
}
for (const target of keysOf(officeHeadings))
  for (const heading of officeHeadings[target]?.split(', ') ?? []) add(heading, target)

/** What a heading can mean, the likeliest first. */
export const knownTargets = (heading: string): readonly SheetTarget[] =>
  targetsByHeading.get(foldHeading(heading)) ?? []

/** What a heading seems to mean by how it begins, as «Husleie 2027»; null where that is nothing. */
export function likelyTarget(heading: string): SheetTarget | null {
  const folded = foldHeading(heading)
  if (otherRent.test(heading.toLocaleLowerCase('nb'))) return null
  const [first] = [...targetsByHeading]
    .filter(([known]) => known.length > 2 && folded.startsWith(`${known} `))
    .sort(([one], [other]) => other.length - one.length)
  return first?.[1][0] ?? null
}
