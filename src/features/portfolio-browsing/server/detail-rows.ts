import type { Language } from '../../../../landlord-types/language.ts'
import { formatArea, formatLength, formatMoney, formatNumber } from '../../../domain/format/format.ts'
import { formatMoneyPerMonth, formatYearlyRent } from '../../../domain/format/format-rate.ts'
import {
  type DetailColumn,
  type DetailName,
  detailLabel,
  detailRows,
} from '../../../domain/portfolio/property-details.ts'
import type { PropertyRow } from './property-row.ts'
import { yearlyRentPerArea } from './rent-facts.ts'
import type { DetailRow, ShownVacancy } from './views.ts'

const formats: Record<DetailColumn['format'], (value: number, language: Language) => string> = {
  area: formatArea,
  count: formatNumber,
  plain: String,
  length: formatLength,
  money: formatMoney,
  monthly: formatMoneyPerMonth,
  yearlyPerArea: formatYearlyRent,
}

/** The rows of «Eiendomsdetaljer»: only what is set, and of numbers only those above 0. */
export function toDetailRows(
  property: PropertyRow,
  vacancy: ShownVacancy | null,
  language: Language,
): { details: DetailRow[]; ownership: DetailRow[] } {
  const details: DetailRow[] = []
  const ownership: DetailRow[] = []
  for (const { column, format, ownership: isOwnership } of detailRows) {
    const value = detailValue(column, property, vacancy)
    if (value === null || value === '' || (typeof value === 'number' && value <= 0)) continue
    const text = typeof value === 'number' ? formats[format](value, language) : value
    const rows = isOwnership ? ownership : details
    rows.push({ label: detailLabel(column, property.type, language), value: text })
  }
  return { details, ownership }
}

function detailValue(column: DetailName, property: PropertyRow, vacancy: ShownVacancy | null) {
  if (column === 'status') return vacancy?.label ?? property.status
  return column === 'yearly_rent' ? yearlyRentPerArea(property) : property[column]
}
