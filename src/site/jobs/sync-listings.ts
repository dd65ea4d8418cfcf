import type { Job } from './job.ts'

/** The daily sync with FINN, early in the morning. */
export const syncListingsJob: Job = {
  name: 'sync-listings',
  cron: '10 5 * * *',
  atStart: false,
  isOn: ({ config }) => Boolean(config.FINN_API_KEY),
  async run(site) {
    const { syncListings } = await import('../../features/listings/server/sync.ts')
    const result = await syncListings(site)
    // The queue tries a failed run again; a refused one waits for a person.
    if (result.outcome === 'failed') throw new Error(result.message)
  },
}
