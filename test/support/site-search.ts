import { createAnswerReader } from '../../src/features/search/server/answers/read-answer.ts'
import { openSearch, type SearchService } from '../../src/features/search/server/search-service.ts'
import { createRateLimits } from '../../src/platform/limits/rate-limits.ts'
import type { TemporarySite } from './temporary-site.ts'

/** The search of a site. */
export const openSiteSearch = ({ database, catalogue, content, secret, log }: TemporarySite): SearchService =>
  openSearch(
    database,
    catalogue,
    createRateLimits(database.pool, secret),
    createAnswerReader(async () => (await content.current()).edited),
    log,
  )
