import type { Language } from '../../../../landlord-types/language.ts'
import { formatArea, formatNumber } from '../../../domain/format/format.ts'
import { detailLabel, detailRows } from '../../../domain/portfolio/property-details.ts'
import type { PropertyRow } from './property-row.ts'
import type { DetailRow, ShownVacancy } from './views.ts'

/** The rows of «Eiendomsdetaljer»: only what is set, and of numbers only those above 0. */
export function toDetailRows(
  property: PropertyRow,
  vacancy: ShownVacancy | null,
  language: Language,
): { details: DetailRow[]; ownership: DetailRow[] } {
  const details: DetailRow[] = []
  const ownership: DetailRow[] = []
  for (const { column, format, ownership: isOwnership } of detailRows) {
    const value = column === 'status' ? (vacancy?.label ?? property.status) : property[column]
    if (value === null || value === '' || (typeof value === 'number' && value <= 0)) continue
    const text =
      typeof value !== 'number' || format === 'plain'
        ? String(value)
        : format === 'area'
          ? formatArea(value, language)
          : formatNumber(value, language)
    const rows = isOwnership ? ownership : details
    rows.push({ label: detailLabel(column, property.type, language), value: text })
  }
  return { details, ownership }
}
