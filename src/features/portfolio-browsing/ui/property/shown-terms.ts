import type { Language } from '../../../../../landlord-types/language.ts'
import type { DetailRow, PropertyTerms } from '../../server/views.ts'
import type { termsWords } from './terms.words.ts'

type TermsWords = (typeof termsWords)[Language]

/** The terms of a property in words; what is not known has no row. */
export function shownTerms(
  { floor, hasLift, pets, shortestTerm, included }: PropertyTerms,
  words: TermsWords,
): DetailRow[] {
  const floorText = floor === null ? null : floorName(floor, words)
  const rows: [label: string, value: string | null][] = [
    [words.included, included.length > 0 ? included.join(', ') : null],
    [words.pets, pets && words.petAnswers[pets]],
    [words.floor, floorText && hasLift ? `${floorText} ${words.withLift}` : floorText],
    [words.lift, hasLift && floorText === null ? words.hasLift : null],
    [words.shortestTerm, shortestTerm ? words.months(shortestTerm) : null],
  ]
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

function floorName(floor: number, words: TermsWords): string {
  return floor === 0 ? words.lowerGroundFloor : words.numberedFloor(floor)
}
