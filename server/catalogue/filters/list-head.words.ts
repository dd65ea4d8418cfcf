import { formatNumber } from '../../../domain/format.ts'

/** The heads of lists. */
export const listHeadWords = {
  ofCategory: (plural: string) => `Våre ${plural}`,
  ofAll: 'Våre eiendommer',
  inTown: (plural: string, town: string) => `${capitalized(plural)} i ${town}`,
  withBedrooms: (plural: string, bedrooms: number, town: string) =>
    `${capitalized(plural)} med minst ${formatNumber(bedrooms)} soverom i ${town}`,
  /** «26 boliger i Larvik, Notodden og Stokke.» */
  listed: (count: number, name: string, towns: readonly string[]) =>
    `${formatNumber(count)} ${name}${towns.length > 0 ? ` i ${inOneLine.format(towns)}` : ''}.`,
  found: (count: number, heading: string) => `${heading}: ${formatNumber(count)} i vår portefølje.`,
  /** The homes advertised on FINN. */
  listings: 'ledige leiligheter',
  advertised: (count: number, heading: string) => `${heading}: ${formatNumber(count)} til leie nå.`,
  /** Ads count the living room as a room: «2-roms» has one bedroom. */
  rooms: (bedrooms: number) => `Det er ${formatNumber(bedrooms + 1)}-roms og større.`,
  more: 'Se bilder, leie og hva som er ledig.',
  moreOfListings: 'Se bilder og leie. Oppdatert hver dag fra Finn.no.',
} as const

const inOneLine = new Intl.ListFormat('nb')

const capitalized = (text: string) => text.charAt(0).toLocaleUpperCase('nb') + text.slice(1)
