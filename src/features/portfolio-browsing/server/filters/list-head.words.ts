import { formatNumber } from '../../../../domain/format/format.ts'
import { defineWords } from '../../../../domain/text/language.ts'

/** The heads of lists. */
export const listHeadWords = defineWords({
  nb: {
    ofCategory: (plural: string) => `Våre ${plural}`,
    ofAll: 'Våre eiendommer',
    inTown: (plural: string, town: string) => `${capitalized(plural)} i ${town}`,
    withBedrooms: (plural: string, bedrooms: string, town: string) =>
      `${capitalized(plural)} med ${bedrooms} soverom i ${town}`,
    /** «26 boliger i Larvik, Notodden og Stokke.» */
    listed: (count: number, name: string, towns: readonly string[]) =>
      `${formatNumber(count, 'nb')} ${name}${towns.length > 0 ? ` i ${inOneLine.format(towns)}` : ''}.`,
    /** What a list without a category is of. */
    anyProperty: { singular: 'eiendom', plural: 'eiendommer' },
    /** «Boliger i Hegdal, Larvik: 1 soverom, inntil 12 000 kr». */
    filtered: (plural: string, places: readonly string[], wish: readonly string[]) =>
      [
        capitalized(plural) + (places.length > 0 ? ` i ${places.join(', ')}` : ''),
        wish.map((label) => label.charAt(0).toLocaleLowerCase('nb') + label.slice(1)).join(', '),
      ]
        .filter(Boolean)
        .join(': '),
    /** `vacant`: how many of them are vacant now; null where all are. */
    counted: (count: number, name: string, vacant: number | null) =>
      `${formatNumber(count, 'nb')} ${name}${vacant === null ? ' ledig nå' : `, ${vacant === 0 ? 'ingen' : formatNumber(vacant, 'nb')} ledig nå`}.`,
    foundNone: 'Ingen har alt dette akkurat nå. Vi sier gjerne fra når noe passer.',
    nothingIn: (plural: string, town: string) => `Ingen ${plural} i ${town}`,
    onlyIn: (title: string, towns: readonly string[]) =>
      `${title}. Vi leier ut i ${inOneLine.format(towns)}.`,
    found: (count: number, heading: string) => `${heading}: ${formatNumber(count, 'nb')} i vår portefølje.`,
    /** The homes advertised on FINN. */
    listings: 'ledige leiligheter',
    advertised: (count: number, heading: string) => `${heading}: ${formatNumber(count, 'nb')} til leie nå.`,
    /** Ads count the living room as a room: «2-roms» has one bedroom. */
    rooms: (bedrooms: number, isMany: boolean) =>
      `Det er ${formatNumber(bedrooms + 1, 'nb')}-roms${isMany ? ' og større' : ''}.`,
    more: 'Se bilder, leie og hva som er ledig.',
    moreOfListings: 'Se bilder og leie. Oppdatert hver dag fra Finn.no.',
  },
})

const inOneLine = new Intl.ListFormat('nb')

const capitalized = (text: string) => text.charAt(0).toLocaleUpperCase('nb') + text.slice(1)
