import { openSearch, type SearchService } from '../../src/features/search/server/search-service.ts'
import { createRateLimits } from '../../src/platform/limits/rate-limits.ts'
import type { TemporarySite } from './temporary-site.ts'

/** The search of a site. */
export const openSiteSearch = ({ database, catalogue, secret, log }: TemporarySite): SearchService =>
  openSearch(database, catalogue, createRateLimits(database.pool, secret), log)
