import { WindowCounter } from '../../platform/limits/window-counter.ts'
import { isForSitemap, isMadeForStrangers } from '../addresses/strangers-request.ts'

/** How many pages and how much data a client may have made in a minute, besides what lies ready in memory. */
const MADE_FOR_A_CLIENT = { most: 600, seconds: 60 }

/** A search engine asks for each file of the sitemap once in a while. */
const SITEMAPS_OF_A_CLIENT = { most: 120, seconds: 60 }

/** However many clients ask, a sitemap of a megabyte leaves the process to forms and pages. */
const SITEMAPS_OF_ALL = { most: 30, seconds: 1 }

/** Counts what anonymous clients ask for, and says whether a request is allowed; one without an address is not counted. */
export function strangersRates(): (
  client: string | null,
  method: string | undefined,
  path: string,
) => boolean {
  const made = new WindowCounter(MADE_FOR_A_CLIENT)
  const sitemaps = new WindowCounter(SITEMAPS_OF_A_CLIENT)
  const allSitemaps = new WindowCounter(SITEMAPS_OF_ALL)
  return (client, method, path) => {
    if (client === null) return true
    if (isForSitemap(method, path)) return sitemaps.allows(client) && allSitemaps.allows('all')
    return !isMadeForStrangers(method, path) || made.allows(client)
  }
}
