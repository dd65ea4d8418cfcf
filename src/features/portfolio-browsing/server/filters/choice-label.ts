import type { Language } from '../../../../../landlord-types/language.ts'
import { wordsOf } from '../../../../domain/text/language.ts'
import type { DimensionName, FilterValue } from '../../filters/dimensions.ts'
import { filterWords } from './filters.words.ts'

/** Gives the name of a town or an area by its name in an address. */
export type PlaceName = (name: 'by' | 'omrade', slug: string) => string

/** A choice of a filter, as it reads alone: «2 soverom». */
export function labelOfChoice(
  name: DimensionName,
  value: FilterValue,
  placeName: PlaceName,
  language: Language,
): string {
  if (name === 'by' || name === 'omrade') return placeName(name, String(value))
  return wordsOf(filterWords, language).choice[name](value)
}
