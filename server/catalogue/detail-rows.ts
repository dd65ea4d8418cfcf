import { detailRows } from '../../content/property-details.ts'
import { formatArea, formatNumber } from '../../domain/format.ts'
import type { Property } from '../../domain/property.ts'

/** The rows of «Eiendomsdetaljer»: only what is set, and of numbers only those above 0. */
export function toDetailRows(property: Property): { label: string; value: string }[] {
  return detailRows.flatMap(({ column, label, format }) => {
    const value = property[column]
    if (value === null || value === '' || (typeof value === 'number' && value <= 0)) return []
    const text =
      typeof value !== 'number' || format === 'plain'
        ? String(value)
        : format === 'area'
          ? formatArea(value)
          : formatNumber(value)
    return [{ label: typeof label === 'function' ? label(property.type) : label, value: text }]
  })
}
