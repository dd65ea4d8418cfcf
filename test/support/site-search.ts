import { createRateLimits } from '../../server/limits/rate-limits.ts'
import { openSearch, type SearchService } from '../../server/search/search-service.ts'
import type { TemporarySite } from './temporary-site.ts'

/** The search of a site. */
export const openSiteSearch = ({ database, catalogue, secret, log }: TemporarySite): SearchService =>
  openSearch(database, catalogue, createRateLimits(database.pool, secret), log)
