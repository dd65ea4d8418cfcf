import { readConfig } from '../../platform/base/config.ts'
import { createLog } from '../../platform/base/log.ts'
import { type OpenSiteOptions, openSite, type Site } from '../services/site.ts'

/** Opens the site's data for a command, beside a running site or without one, and closes it after. */
export async function withSite<T>(
  work: (site: Site) => Promise<T>,
  options: Pick<OpenSiteOptions, 'previousSecret'> = {},
): Promise<T> {
  const config = readConfig({ LOG_LEVEL: 'warn', ...process.env })
  const site = await openSite(config, createLog(config.LOG_LEVEL), { ...options, as: 'command' })
  try {
    return await work(site)
  } finally {
    await site.close()
  }
}
