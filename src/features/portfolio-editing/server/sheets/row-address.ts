import type { CategoryType } from '../../../../../landlord-types/category.ts'
import { postalCodeOf } from '../../../../domain/portfolio/municipality.ts'
import { flatIn, parseStreetAddress } from '../../../../domain/portfolio/street-address.ts'
import { findPlace, inTitleCase } from '../../../../platform/base/postal-codes.ts'

/** The cells of a row that are parts of its address; empty where there is none. */
export interface AddressCells {
  location: string
  house_number: string
  house_letter: string
  flat: string
  postal_code: string
  city: string
}

/** An address put together of its parts. */
export interface RowAddress {
  /** «Storgata 31 B, 3256 Larvik». */
  location: string
  city: string
  /** «H0201»; empty where the row says none. */
  flat: string
  /** «Storgata 31 B». */
  street: string
  /** «3256»; empty where the row says none. */
  postalCode: string
  /** A postal code that does not exist; null where it does, or is not said. */
  wrongPostalCode: string | null
}

const town = (text: string) => (text === text.toLocaleUpperCase('nb') ? inTitleCase(text) : text)

/** Puts the address of a row together. A spreadsheet drops the zero that a postal code begins with. */
export function addressOfRow(cells: AddressCells): RowAddress {
  const number = /\d/.test(cells.location) ? '' : cells.house_number
  const letter = number || /\d$/.test(cells.location) ? cells.house_letter.toLocaleUpperCase('nb') : ''
  const street = [cells.location, number, letter].filter(Boolean).join(' ')
  const code = cells.postal_code === '' ? '' : cells.postal_code.padStart(4, '0')
  const codeAndTown = /^(\d{4})\s+(.+)$/.exec(cells.city)
  const postalCode = code || (codeAndTown?.[1] ?? '')
  const placeOfCode = postalCode ? findPlace(postalCode) : null
  const saidTown = town(codeAndTown?.[2] ?? cells.city) || (placeOfCode ?? '')
  const hasTown = street.includes(',') && townOf(street) !== ''
  const behind = [postalCode, saidTown].filter(Boolean).join(' ')
  return {
    street: hasTown ? street.slice(0, street.lastIndexOf(',')) : street,
    location: street && behind && !hasTown ? `${street}, ${behind}` : street,
    city: saidTown || (hasTown ? townOf(street) : ''),
    flat: cells.flat,
    postalCode: postalCode || (postalCodeOf(cells.location) ?? ''),
    wrongPostalCode: postalCode && !placeOfCode && !saidTown ? postalCode : null,
  }
}

/** «Larvik» of «Storgata 31, 3256 Larvik»; empty where what follows the last comma is no town. */
function townOf(address: string): string {
  const last = address.split(',').at(-1)?.trim() ?? ''
  const [, name = ''] = /^(?:\d{4}\s+)?(\p{L}[\p{L} .-]*)$/u.exec(last) ?? []
  return flatIn(last) === null ? town(name) : ''
}

/** What a number within a house is of, by the type of what is let. */
const partNames: Readonly<Record<CategoryType, string>> = {
  Bolig: 'leilighet',
  Coliving: 'rom',
  Minilager: 'bod',
  Parkering: 'plass',
  Næring: 'lokale',
  Reklame: 'plass',
}

/** A title for a new property whose row has none: «Storgata 31 B, leilighet 201». */
export function titleOf({ street, flat }: RowAddress, type: CategoryType): string {
  if (!street || !flat) return street
  return `${street}, ${/^\d/.test(flat) ? `${partNames[type]} ${flat}` : flat}`
}

/** Whether an address has a street with a number. */
export const hasStreet = (address: string): boolean => parseStreetAddress(address) !== null
