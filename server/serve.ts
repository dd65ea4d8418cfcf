import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Config } from './config.ts'
import { loadDemoIfEmpty } from './demo.ts'
import { createApp } from './http/app.ts'
import { Metrics } from './http/metrics.ts'
import { PageCache } from './http/page-cache.ts'
import { Pages, type Render } from './http/pages.ts'
import { startServer } from './http/server.ts'
import { type Jobs, startJobs } from './jobs/jobs.ts'
import type { Log } from './log.ts'
import { DerivedPictures } from './pictures/derive.ts'
import { originalFinder } from './pictures/pictures.ts'
import { siteArtFinder } from './pictures/site-art.ts'
import { openSite } from './site.ts'

const PAGE_CACHE_BYTES = 64 * 1024 * 1024

const buildFolder = fileURLToPath(new URL('../build/', import.meta.url))

export interface RunningSite {
  address: string
  /** Finishes what is under way and closes everything. */
  stop(): Promise<void>
}

/** Opens the data, starts to answer requests, then starts the jobs. */
export async function serve(
  config: Config,
  log: Log,
  mode: 'production' | 'development',
): Promise<RunningSite> {
  const site = await openSite(config, log)
  const development = mode === 'development' ? await openDevelopment() : null
  try {
    await site.database.claim()
    const { storage, database, catalogue } = site
    const loaded = await loadDemoIfEmpty({ orm: database.orm, storage }, `${buildFolder}demo-pictures`)
    if (loaded > 0) log.info(`The database was empty: loaded a demo portfolio of ${loaded} properties`)

    const metrics = new Metrics()
    const kept = config.PAGE_CACHE === 'on' && !development
    const cache = kept ? new PageCache({ version: site.version, maxBytes: PAGE_CACHE_BYTES }) : null
    if (cache) {
      metrics.gauge('page_cache_bytes', () => cache.bytes)
      metrics.gauge('page_cache_pages', () => cache.size)
    }
    const pages = new Pages({
      render: development?.render ?? (await loadBuilt()),
      cache,
      catalogue,
      publicUrl: config.PUBLIC_URL,
      log,
      development: development !== null,
    })
    let jobs: Jobs | null = null
    const app = createApp({
      pages,
      catalogue,
      pictures: {
        storage,
        derived: new DerivedPictures(storage),
        findOriginal: siteArtFinder(`${buildFolder}site-art`, originalFinder({ orm: database.orm, storage })),
      },
      metrics,
      log,
      publicUrl: config.PUBLIC_URL,
      assets: `${buildFolder}app/client`,
      async health() {
        const reached = await database.pool.query('select 1').then(
          () => true,
          () => false,
        )
        return {
          ready: reached,
          database: reached ? 'ok' : 'unreachable',
          queue: jobs ? jobs.state() : 'starting',
        }
      },
    })
    const server = await startServer({
      app,
      pages,
      metrics,
      host: config.HOST,
      port: config.PORT,
      ...(development ? { before: development.before } : {}),
    })
    const starting = startJobs(site).then(
      (started) => {
        jobs = started
      },
      (error) => log.error({ err: error }, 'The jobs could not be started'),
    )
    return {
      address: server.address,
      async stop() {
        await server.close()
        await starting
        await jobs?.stop()
        await development?.close()
        await site.close()
      },
    }
  } catch (error) {
    await development?.close()
    await site.close()
    throw error
  }
}

/** Loaded on demand: the development server is large, and production has no use for it. */
async function openDevelopment() {
  const { startDevelopment } = await import('./http/development.ts')
  return startDevelopment()
}

async function loadBuilt(): Promise<Render> {
  const file = `${buildFolder}app/server/index.js`
  if (!existsSync(file)) throw new Error('There is no build. Run npm run build.')
  return (await import(file)).handle
}
