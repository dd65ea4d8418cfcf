import type { Language } from '../../../../landlord-types/language.ts'
import {
  formatMoneyPerMonth,
  formatMoneyPerSeason,
  formatYearlyRent,
} from '../../../domain/format/format-rate.ts'
import { categoryOfType, type Property } from '../../../domain/portfolio/property.ts'
import { wordsOf } from '../../../domain/text/language.ts'
import { factWords } from './facts.words.ts'

type RentRow = Pick<Property, 'type' | 'price' | 'area' | 'gross_area' | 'vat' | 'rent_for' | 'season_rent'>

/** «12 500 kr/mnd», or «6 800 kr/sesong» of what is let by the season; null where neither is known. */
export function shownRent(
  { price, season_rent }: Pick<RentRow, 'price' | 'season_rent'>,
  language: Language,
): string | null {
  if (price !== null) return formatMoneyPerMonth(price, language)
  return season_rent ? formatMoneyPerSeason(season_rent, language) : null
}

/** What a rent is, beside it: «1 598 kr/m²/år», «eks. mva», «leie per plass». */
export function rentFacts(row: RentRow, language: Language): string[] {
  if (shownRent(row, language) === null) return []
  const yearly = yearlyRentPerArea(row)
  return [
    ...(yearly === null ? [] : [formatYearlyRent(yearly, language)]),
    ...(row.rent_for ? [wordsOf(factWords, language).rentFor(row.rent_for)] : []),
    ...(row.vat ? [row.vat] : []),
  ]
}

/** Kroner a year for a square metre of premises, as those who rent them compare; null where it cannot be worked out. */
export function yearlyRentPerArea({ type, price, area, gross_area }: RentRow): number | null {
  const squareMetres = area ?? gross_area
  if (categoryOfType(type).slug !== 'naering' || !price || !squareMetres) return null
  return Math.round((price * 12) / squareMetres)
}
