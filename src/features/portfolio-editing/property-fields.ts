import { categories } from '#landlord/categories.ts'
import type { CategoryType } from '../../../landlord-types/category.ts'
import { availabilityWords } from '../../domain/portfolio/availability.words.ts'
import { MAX_LATITUDE, MAX_LONGITUDE } from '../../domain/portfolio/coordinates.ts'
import { type DetailName, detailLabel } from '../../domain/portfolio/property-details.ts'
import { rentUnits, roomKinds, vatTerms } from '../../domain/portfolio/rent-terms.ts'
import { defaultLanguage, wordsOf } from '../../domain/text/language.ts'
import type { Fields } from '../../forms/engine/field.ts'
import { date } from '../../forms/kinds/date.ts'
import { longText } from '../../forms/kinds/long-text.ts'
import { select } from '../../forms/kinds/select.ts'
import { code } from '../../forms/kinds/staff/code.ts'
import { decimal } from '../../forms/kinds/staff/decimal.ts'
import { degrees } from '../../forms/kinds/staff/degrees.ts'
import { documentAddress } from '../../forms/kinds/staff/document-address.ts'
import { lines } from '../../forms/kinds/staff/lines.ts'
import { wholeNumber } from '../../forms/kinds/staff/whole-number.ts'
import { text } from '../../forms/kinds/text.ts'

const MAX_LINE = 300
const MAX_DESCRIPTION = 20_000
const MAX_LINES = 5000

const autocomplete = 'off'
const missing = (label: string) => `${label} må fylles ut`
const most = (label: string, length: number) => ({
  length,
  message: `${label} kan ha høyst ${length} tegn`,
})

/** The label of a column on the property's public page. */
const labelOf = (column: DetailName): string => detailLabel(column, 'Bolig', defaultLanguage)

const documentHelp = 'Adressen til en PDF eller et bilde: https://, eller / og en sti på nettstedet.'

const line = (label: string) => text({ label, most: most(label, MAX_LINE), autocomplete })
const requiredLine = (label: string) =>
  text({ label, required: missing(label), most: most(label, MAX_LINE), autocomplete })
const area = (column: DetailName) => decimal({ label: labelOf(column), unit: 'm²', autocomplete })
const count = (column: DetailName) => wholeNumber({ label: labelOf(column), autocomplete })

const whatAndWhere = {
  title: requiredLine('Tittel'),
  type: select({
    label: 'Type',
    required: missing('Type'),
    invalid: 'Velg en av typene',
    options: categories.map(({ type }) => ({ value: type, label: type })),
    autocomplete,
  }),
  location: requiredLine('Adresse'),
  postal_code: code({
    label: 'Postnummer',
    pattern: /^\d{4}$/,
    invalid: 'Postnummer er fire sifre',
    example: '3256',
    autocomplete,
  }),
  city: requiredLine('Sted'),
  price: decimal({
    label: 'Leie',
    unit: 'kr/mnd',
    help: 'Tomt gir «Pris på forespørsel».',
    autocomplete,
  }),
  status: text({
    label: 'Status',
    most: most('Status', MAX_LINE),
    help: `${Object.values(wordsOf(availabilityWords, defaultLanguage)).join(', ')}. Annet vises bare blant detaljene.`,
    autocomplete,
  }),
  available_from: date({
    label: 'Ledig fra',
    help: 'Dagen man kan flytte inn, hvis det er fram i tid.',
    autocomplete,
  }),
}

/** The marks of a map on the web give both numbers: the first is degrees north, the second degrees east. */
const onTheMap = {
  latitude: degrees({
    label: 'Grader nord',
    within: { from: 0, to: MAX_LATITUDE, message: `Grader nord må være et tall mellom 0 og ${MAX_LATITUDE}` },
    help: 'Som 59,0530. Uten tallene står eiendommen omtrentlig, midt i området.',
    autocomplete,
  }),
  longitude: degrees({
    label: 'Grader øst',
    within: {
      from: 0,
      to: MAX_LONGITUDE,
      message: `Grader øst må være et tall mellom 0 og ${MAX_LONGITUDE}`,
    },
    help: 'Som 10,0350.',
    autocomplete,
  }),
}

const description = {
  description: longText({
    label: 'Beskrivelse',
    most: most('Beskrivelse', MAX_DESCRIPTION),
    rows: 8,
    autocomplete,
  }),
  amenities: lines({
    label: 'Fasiliteter',
    most: most('Fasiliteter', MAX_LINES),
    isSet: true,
    rows: 5,
    help: 'Én på hver linje. Navnet på en type, som «parkering», gjør at eiendommen også vises der.',
    autocomplete,
  }),
}

const terms = {
  shortest_term: wholeNumber({
    label: 'Korteste leietid',
    unit: 'måneder',
    within: { from: 1, to: 120, message: 'Korteste leietid må være fra 1 til 120 måneder' },
    autocomplete,
  }),
  floor: wholeNumber({
    label: 'Etasje',
    within: { from: 0, to: 60, message: 'Etasje må være fra 0 til 60' },
    help: '0 er underetasjen. Heis skrives blant fasilitetene.',
    autocomplete,
  }),
  included: lines({
    label: 'Inkludert i leia',
    most: most('Inkludert i leia', MAX_LINES),
    isSet: true,
    rows: 3,
    help: 'Én på hver linje, som «varmtvann».',
    autocomplete,
  }),
  distances: lines({
    label: 'Avstander',
    most: most('Avstander', MAX_LINES),
    isSet: true,
    rows: 4,
    help: 'Én på hver linje, som «Til sentrum: 6 min å gå».',
    autocomplete,
  }),
  floor_plan: documentAddress({ label: 'Plantegning', help: documentHelp, autocomplete }),
  energy_certificate: documentAddress({ label: 'Energiattest', help: documentHelp, autocomplete }),
}

const oneOf = <Word extends string>(column: DetailName, words: readonly Word[], help?: string) =>
  select({
    label: labelOf(column),
    invalid: 'Velg en av dem, eller ingen',
    options: words.map((word) => ({ value: word, label: word })),
    ...(help ? { help } : {}),
    autocomplete,
  })

const trade = {
  vat: oneOf('vat', vatTerms),
  common_costs: decimal({
    label: labelOf('common_costs'),
    unit: 'kr/mnd',
    help: 'Det som kommer i tillegg til leia.',
    autocomplete,
  }),
}

const places = {
  rent_for: oneOf('rent_for', rentUnits, 'Når flere plasser leies ut.'),
  max_length: decimal({
    label: labelOf('max_length'),
    unit: 'm',
    help: 'Den lengste båten, bilen eller hengeren som får plass.',
    autocomplete,
  }),
  season: text({
    label: labelOf('season'),
    most: most(labelOf('season'), 60),
    help: 'Som «oktober–mai».',
    autocomplete,
  }),
  season_rent: decimal({
    label: labelOf('season_rent'),
    unit: 'kr',
    help: 'Vises der leia i måneden er tom.',
    autocomplete,
  }),
}

const room = { room_kind: oneOf('room_kind', roomKinds) }

const areas = {
  area: area('area'),
  gross_area: area('gross_area'),
  primary_rooms: area('primary_rooms'),
  plot_area: area('plot_area'),
}

const counts = {
  bedrooms: count('bedrooms'),
  bathrooms: count('bathrooms'),
  apartments: count('apartments'),
  commercial_spaces: count('commercial_spaces'),
  advertising_spaces: count('advertising_spaces'),
  parking_spaces: count('parking_spaces'),
  garages: count('garages'),
  storage_units: count('storage_units'),
}

const buildingAndOwner = {
  year_built: wholeNumber({
    label: labelOf('year_built'),
    within: { from: 1500, to: 2100, message: 'Byggeår må være et år mellom 1500 og 2100' },
    autocomplete,
  }),
  energy_class: code({
    label: labelOf('energy_class'),
    pattern: /^[A-G]$/,
    invalid: 'Energiklasse er en bokstav fra A til G',
    example: 'C',
    help: 'A til G.',
    autocomplete,
  }),
  property_registration: line(labelOf('property_registration')),
  portfolio_company: line(labelOf('portfolio_company')),
  spv_company: line(labelOf('spv_company')),
}

interface FieldGroup {
  title: string
  fields: Fields
  /** The types that it concerns; all where it names none. */
  types?: readonly CategoryType[]
}

/** The fields of a property, in the groups of the editor. */
export const propertyFieldGroups: readonly FieldGroup[] = [
  { title: 'Hva og hvor', fields: whatAndWhere },
  { title: 'På kartet', fields: onTheMap },
  { title: 'Beskrivelse', fields: description },
  { title: 'Vilkår, avstander og dokumenter', fields: terms },
  {
    title: 'Mva og felleskostnader',
    fields: trade,
    types: ['Næring', 'Parkering', 'Minilager', 'Reklame'],
  },
  { title: 'Plasser, lengde og sesong', fields: places, types: ['Parkering', 'Minilager'] },
  { title: 'Rommet', fields: room, types: ['Coliving'] },
  { title: 'Arealer', fields: areas },
  { title: 'Antall', fields: counts },
  { title: 'Bygg og eierskap', fields: buildingAndOwner },
]

/** The same fields by columns of `properties`, as the editor posts them and spreadsheets name them. */
export const propertyFields = {
  ...whatAndWhere,
  ...onTheMap,
  ...description,
  ...terms,
  ...trade,
  ...places,
  ...room,
  ...areas,
  ...counts,
  ...buildingAndOwner,
}

export type PropertyColumn = keyof typeof propertyFields

/** The labels of columns, in the order of the fields. */
export function labelsOfColumns(columns: readonly string[]): string[] {
  return Object.entries(propertyFields).flatMap(([column, { label }]) =>
    columns.includes(column) ? [label] : [],
  )
}
