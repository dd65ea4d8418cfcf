import { categories } from './categories.ts'
import { availabilityLabels } from './property-card.ts'
import { detailRows } from './property-details.ts'

/** What can be said of a property, as staff fill it in and a spreadsheet spells it: columns of `properties`. */
export type PropertyFieldKind = 'line' | 'text' | 'type' | 'kroner' | 'area' | 'count' | 'year' | 'lines'

export interface PropertyField {
  column: string
  label: string
  kind: PropertyFieldKind
  /** Stands after the number. */
  unit?: string
  help?: string
  required?: boolean
}

const labelOf = (column: string): string => {
  const label = detailRows.find((row) => row.column === column)?.label
  return typeof label === 'function' ? label('Bolig') : (label ?? column)
}

const area = (column: string): PropertyField => ({ column, label: labelOf(column), kind: 'area', unit: 'm²' })
const count = (column: string): PropertyField => ({ column, label: labelOf(column), kind: 'count' })

/** The fields in their groups, as they are asked. */
export const propertyFieldGroups: readonly { title: string; fields: readonly PropertyField[] }[] = [
  {
    title: 'Hva og hvor',
    fields: [
      { column: 'title', label: 'Tittel', kind: 'line', required: true },
      {
        column: 'type',
        label: 'Type',
        kind: 'type',
        required: true,
        help: categories.map(({ type }) => type).join(', '),
      },
      { column: 'location', label: 'Adresse', kind: 'line', required: true },
      { column: 'city', label: 'Sted', kind: 'line', required: true },
      {
        column: 'price',
        label: 'Leie',
        kind: 'kroner',
        unit: 'kr/mnd',
        help: 'Tomt gir «Pris på forespørsel».',
      },
      {
        column: 'status',
        label: 'Status',
        kind: 'line',
        help: `${Object.values(availabilityLabels).join(', ')}. Annet vises bare blant detaljene.`,
      },
    ],
  },
  {
    title: 'Beskrivelse',
    fields: [
      { column: 'description', label: 'Beskrivelse', kind: 'text' },
      {
        column: 'amenities',
        label: 'Fasiliteter',
        kind: 'lines',
        help: 'Én på hver linje. Navnet på en type, som «parkering», gjør at eiendommen også vises der.',
      },
    ],
  },
  {
    title: 'Arealer',
    fields: [area('area'), area('gross_area'), area('primary_rooms'), area('plot_area')],
  },
  {
    title: 'Antall',
    fields: [
      count('bedrooms'),
      count('bathrooms'),
      count('apartments'),
      count('commercial_spaces'),
      count('advertising_spaces'),
      count('parking_spaces'),
      count('garages'),
      count('storage_units'),
    ],
  },
  {
    title: 'Bygg og eierskap',
    fields: [
      { column: 'year_built', label: labelOf('year_built'), kind: 'year' },
      { column: 'energy_class', label: labelOf('energy_class'), kind: 'line', help: 'A til G.' },
      { column: 'property_registration', label: labelOf('property_registration'), kind: 'line' },
      { column: 'portfolio_company', label: labelOf('portfolio_company'), kind: 'line' },
      { column: 'spv_company', label: labelOf('spv_company'), kind: 'line' },
    ],
  },
]

export const propertyFields: readonly PropertyField[] = propertyFieldGroups.flatMap(({ fields }) => fields)

/** What is said of an answer that cannot be taken. */
export const propertyFieldErrors = {
  missing: (label: string) => `${label} må fylles ut`,
  tooLong: (label: string, most: number) => `${label} kan ha høyst ${most} tegn`,
  type: 'Velg en av typene',
  number: (label: string) => `${label} må være et tall, skrevet som 12 500 eller 68,5`,
  range: (label: string) => `${label} må være to tall, det minste først`,
  whole: (label: string) => `${label} må være et helt tall`,
  negative: (label: string) => `${label} kan ikke være mindre enn 0`,
  tooLarge: (label: string) => `${label} er for stort`,
  year: 'Byggeår må være et år mellom 1500 og 2100',
  energy: 'Energiklasse er en bokstav fra A til G',
} as const
