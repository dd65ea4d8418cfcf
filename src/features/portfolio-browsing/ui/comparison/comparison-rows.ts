import type { Language } from '../../../../../landlord-types/language.ts'
import type { propertyDetailWords } from '../../../../domain/portfolio/property-details.ts'
import { detailRows } from '../../../../domain/portfolio/property-details.ts'
import type { WordsIn } from '../../../../domain/text/language.ts'
import type { ComparedProperty, DetailRow } from '../../server/views.ts'
import { shownTerms } from '../property/shown-terms.ts'
import type { termsWords } from '../property/terms.words.ts'
import type { comparisonWords } from './comparison.words.ts'

export interface ComparisonRow {
  label: string
  /** One for each property; null where it is not known. */
  values: (string | null)[]
}

interface Comparison {
  /** What is known of at least one property: what they are chosen by, and where they differ. */
  rows: ComparisonRow[]
  /** What is the same for all. */
  common: DetailRow[]
}

interface Words {
  comparison: (typeof comparisonWords)[Language]
  terms: (typeof termsWords)[Language]
  details: WordsIn<typeof propertyDetailWords>
}

/** Some properties fact by fact. */
export function compareProperties(properties: readonly ComparedProperty[], words: Words): Comparison {
  const facts = properties.map((property) => new Map(factsOf(property, words)))
  const { price, vacancy } = words.comparison
  const rows: ComparisonRow[] = []
  const common: DetailRow[] = []
  for (const label of orderOf(words)) {
    const values = facts.map((one) => one.get(label) ?? null)
    const [value] = values
    const isSame = values.length > 1 && values.every((other) => other === value)
    const isChosenBy = label === price || label === vacancy
    if (values.every((one) => one === null)) continue
    if (isSame && value && !isChosenBy) common.push({ label, value })
    else rows.push({ label, values })
  }
  return { rows, common }
}

/** All labels, in the order in which renters ask. */
function orderOf({ comparison, terms, details }: Words): string[] {
  const first = [comparison.price, comparison.vacancy, comparison.place, comparison.upFront]
  const { included, pets, floor, lift, shortestTerm } = terms
  const detailLabels = detailRows.flatMap(({ column }) =>
    column === 'bedrooms' ? [details.bedrooms, details.rooms] : [details[column]],
  )
  return [...first, ...detailLabels, included, pets, floor, lift, shortestTerm, comparison.amenities]
}

function factsOf(
  { card, moveIn, terms, details, amenities }: ComparedProperty,
  { comparison: words, terms: termWords, details: detailWords }: Words,
): [label: string, value: string][] {
  const upFront = moveIn.find(({ choice }) => choice === 'depositum')?.upFront
  const facts: { label: string; value: string | undefined }[] = [
    { label: words.price, value: card.price ?? words.noPrice },
    { label: words.vacancy, value: card.vacancy?.label },
    { label: words.place, value: card.location },
    { label: words.upFront, value: upFront },
    // «Innflytting» stands among the first rows instead.
    ...details.filter(({ label }) => label !== detailWords.status),
    ...shownTerms(terms, termWords),
    { label: words.amenities, value: amenities.join(', ') },
  ]
  return facts.flatMap(({ label, value }) => (value ? [[label, value]] : []))
}
