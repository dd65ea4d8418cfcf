import { readListAddress } from '../../domain/filters/filters.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { listAddress } from '../http/page-address.ts'

/**
 * A canonical address without the towns and areas that the portfolio does not have: there are as many of those as there
 * are words, and all mean nothing. As it is where the portfolio cannot be read.
 */
export async function knownAddress(
  address: string,
  catalogue: Pick<Catalogue, 'knownList'>,
): Promise<string> {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  if (pathname !== '/eiendommer' || !(searchParams.has('by') || searchParams.has('omrade'))) return address
  const known = await catalogue.knownList(readListAddress(searchParams)).catch(() => null)
  return known ? listAddress(pathname, known) : address
}
