import { readListAddress } from '../../domain/filters/filters.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { listAddress } from '../http/page-address.ts'

/** What an address may name that the portfolio does not have. */
const names = ['by', 'omrade', 'side']

/**
 * A canonical address without the towns and areas that the portfolio does not have, of which there are as many as there
 * are words, and with the last page in place of those after it. As it is where the portfolio cannot be read.
 */
export async function knownAddress(
  address: string,
  catalogue: Pick<Catalogue, 'knownList'>,
): Promise<string> {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  if (pathname !== '/eiendommer' || !names.some((name) => searchParams.has(name))) return address
  const known = await catalogue.knownList(readListAddress(searchParams)).catch(() => null)
  return known ? listAddress(pathname, known) : address
}
