import { keysOf, recordOf } from '../../domain/records.ts'
import { type PropertyColumn, propertyFields } from './property-fields.ts'

/** What a column of a sheet can say besides the columns of a property. */
const otherTargets = {
  id: 'ID',
  house_number: 'Husnummer',
  house_letter: 'Bokstav i adressen',
  flat: 'Nummer på leilighet, bod eller plass',
  pictures: 'Bilder (adresser på nettet)',
  amenity: 'Fasilitet med dette navnet (ja, nei, x)',
  ignored: 'Les ikke',
} as const

/** What a column of a sheet says. */
export type SheetTarget = keyof typeof otherTargets | PropertyColumn

const columns = keysOf(propertyFields)

const labels: Readonly<Record<SheetTarget, string>> = {
  ...recordOf(columns, (column) => propertyFields[column].label),
  ...otherTargets,
}

export const targetLabel = (target: SheetTarget): string => labels[target]

export const isSheetTarget = (text: string): text is SheetTarget => Object.hasOwn(labels, text)

export const isPropertyColumn = (target: SheetTarget): target is PropertyColumn =>
  !Object.hasOwn(otherTargets, target)

/** Whether several columns of one sheet can say it. */
export const isRepeatable = (target: SheetTarget): boolean =>
  target === 'amenity' || target === 'pictures' || target === 'ignored'

/** The choices for a column of a sheet. */
export const targetOptions: readonly { value: SheetTarget; label: string }[] = [
  ...(['ignored', 'id'] as const),
  ...columns.flatMap((column): SheetTarget[] =>
    column === 'location' ? ['location', 'house_number', 'house_letter', 'flat'] : [column],
  ),
  'pictures' as const,
  'amenity' as const,
].map((value) => ({ value, label: targetLabel(value) }))
