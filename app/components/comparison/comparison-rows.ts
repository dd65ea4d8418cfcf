import { detailRows } from '../../../domain/property-details.ts'
import type { Language } from '../../../landlord-types/language.ts'
import type { ComparedProperty } from '../../../server/catalogue/views.ts'
import { shownTerms } from '../property/shown-terms.ts'
import type { termsWords } from '../property/terms.words.ts'
import type { comparisonWords } from './comparison.words.ts'

export interface ComparisonRow {
  label: string
  /** One for each property; null where it is not known. */
  values: (string | null)[]
  /** Whether any two of them are not the same. */
  isDifferent: boolean
}

interface Words {
  comparison: (typeof comparisonWords)[Language]
  terms: (typeof termsWords)[Language]
}

/** «Innflytting» stands among the first rows instead. */
const statusLabel = detailRows.find(({ column }) => column === 'status')?.label

const detailLabels = detailRows.flatMap(({ label }) =>
  typeof label === 'function' ? [label('Bolig'), label('Coliving')] : [label],
)

/** What some properties are compared by: what is known of at least one of them. */
export function comparisonRows(properties: readonly ComparedProperty[], words: Words): ComparisonRow[] {
  const facts = properties.map((property) => new Map(factsOf(property, words)))
  const isKnown = (label: string) => facts.some((one) => one.has(label))
  return orderOf(words)
    .filter(isKnown)
    .map((label) => {
      const values = facts.map((one) => one.get(label) ?? null)
      return { label, values, isDifferent: new Set(values).size > 1 }
    })
}

/** All labels, in the order in which renters ask. */
function orderOf({ comparison, terms }: Words): string[] {
  const first = [comparison.price, comparison.vacancy, comparison.place, comparison.upFront]
  const { included, pets, floor, lift, shortestTerm } = terms
  return [...first, ...detailLabels, included, pets, floor, lift, shortestTerm, comparison.amenities]
}

function factsOf(
  { card, moveIn, terms, details, amenities }: ComparedProperty,
  { comparison: words, terms: termWords }: Words,
): [label: string, value: string][] {
  const upFront = moveIn.find(({ choice }) => choice === 'depositum')?.upFront
  const facts: { label: string; value: string | undefined }[] = [
    { label: words.price, value: card.price ?? words.noPrice },
    { label: words.vacancy, value: card.vacancy?.label },
    { label: words.place, value: card.location },
    { label: words.upFront, value: upFront },
    ...details.filter(({ label }) => label !== statusLabel),
    ...shownTerms(terms, termWords),
    { label: words.amenities, value: amenities.join(', ') },
  ]
  return facts.flatMap(({ label, value }) => (value ? [[label, value]] : []))
}
