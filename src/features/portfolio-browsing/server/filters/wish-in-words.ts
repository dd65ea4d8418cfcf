import type { Language } from '../../../../../landlord-types/language.ts'
import { categoryWordsOf } from '../../../../domain/portfolio/categories.ts'
import { dimensionNames } from '../../filters/dimensions.ts'
import type { Filters } from '../../filters/filters.ts'
import { labelOfChoice, type PlaceName } from './choice-label.ts'

/** Filters in words, one for each thing that is asked: «Boliger», «Larvik», «2 soverom». */
export function wishOf({ category, asked }: Filters, placeName: PlaceName, language: Language): string[] {
  const plural = categoryWordsOf(category, language)?.plural
  return [
    ...(plural ? [plural.charAt(0).toLocaleUpperCase('nb') + plural.slice(1)] : []),
    ...dimensionNames.flatMap((name) => {
      const value = asked[name]
      return value === undefined ? [] : [labelOfChoice(name, value, placeName, language)]
    }),
  ]
}
