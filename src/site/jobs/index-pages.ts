import { indexPages } from '../../features/search/server/index-pages.ts'
import { ownReadHeaders } from '../metrics/own-reads.ts'
import type { Job } from './job.ts'

/**
 * Makes the site's own pages findable as they are now: at a start, after a text is published, and each night for what
 * changes with the day. They are read as visitors get them, from the running site.
 */
export function indexPagesJob(address: string): Job {
  return {
    name: 'index-pages',
    cron: '20 3 * * *',
    atStart: true,
    isDueAfter: (tags) => tags === null || tags.some((tag) => tag.startsWith('text')),
    isOn: () => true,
    async run({ database, log }) {
      const readPage = async (path: string) => {
        const response = await fetch(new URL(path, address), { headers: ownReadHeaders })
        if (!response.ok)
          throw new Error(`The page ${path} cannot be read for the search: ${response.status}`)
        return response.text()
      }
      const pages = await indexPages(database.pool, readPage)
      log.info({ pages }, 'Indexed the pages of the site for search')
    },
  }
}
