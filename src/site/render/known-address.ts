import {
  type ListAddress,
  listAddress,
  readListAddress,
} from '../../features/portfolio-browsing/filters/filters.ts'
import { readListingAddress } from '../../features/portfolio-browsing/filters/listing-address.ts'
import type { Catalogue } from '../../features/portfolio-browsing/server/catalogue.ts'

type Lists = Pick<Catalogue, 'knownList' | 'knownListings'>

interface FilteredPage {
  read(search: URLSearchParams): ListAddress
  known(address: ListAddress, catalogue: Lists): Promise<ListAddress>
}

const filteredPages: Readonly<Record<string, FilteredPage>> = {
  '/eiendommer': { read: readListAddress, known: (address, catalogue) => catalogue.knownList(address) },
  '/ledige-leiligheter': {
    read: readListingAddress,
    known: (address, catalogue) => catalogue.knownListings(address),
  },
}

/** What an address may name that the list does not have. */
const names = ['by', 'omrade', 'side']

/**
 * A canonical address without the towns and areas that its list does not have, of which there are as many as there are
 * words, and with the last page in place of those after it. As it is where the data cannot be read.
 */
export async function knownAddress(address: string, catalogue: Lists): Promise<string> {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  const page = filteredPages[pathname]
  if (!page || !names.some((name) => searchParams.has(name))) return address
  const known = await page.known(page.read(searchParams), catalogue).catch(() => null)
  return known ? listAddress(pathname, known) : address
}
