import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openDemoPictures } from '../demo/start/demo-pictures.ts'
import { openSiteArt } from '../demo/start/late-site-art.ts'
import { hasProperties, loadDemoIfNew, wasInUse } from '../demo/start/load-demo.ts'
import { createPictureDrawer } from '../demo/start/picture-drawer.ts'
import { forgetDeletedDemo } from './features/demo-removal/server/marks.ts'
import { startMailWorker } from './features/outgoing-mail/server/mail-worker.ts'
import { countGuideViews } from './features/overview/server/guide-views.ts'
import { startPushWorker } from './features/sign-in/server/push/push-worker.ts'
import { hasStaff } from './features/team/server/team.ts'
import { assertHostsExist } from './platform/base/assert-hosts-exist.ts'
import type { Config } from './platform/base/config.ts'
import type { Log } from './platform/base/log.ts'
import type { Restarts } from './platform/base/restarts.ts'
import type { RenderMail } from './platform/mail/model.ts'
import { DerivedPictures } from './platform/pictures/derive.ts'
import { originalFinder } from './platform/pictures/pictures.ts'
import { siteArtFolder } from './platform/pictures/site-art.ts'
import { assertBucketExists } from './platform/storage/storage.ts'
import { startJobs } from './site/jobs/jobs.ts'
import { scheduledJobs } from './site/jobs/schedule.ts'
import type { Render } from './site/render/render.ts'
import { openServices } from './site/services/services.ts'
import { openSite } from './site/services/site.ts'
import { compressFiles } from './site/web/compress-files.ts'
import { readHealth } from './site/web/health.ts'
import type { PageServices } from './site/web/page-services.ts'
import { startWeb } from './site/web/start-web.ts'

const PAGE_CACHE_BYTES = 16 * 1024 * 1024

/** How many of the ten seconds of a stop running mail deliveries get; the rest is for the queue and the database. */
const MAIL_ENDS_WITHIN_MS = 6500

const buildFolder = fileURLToPath(new URL('../build/', import.meta.url))
const drawnPictures = `${buildFolder}demo-pictures`
const assetsFolder = `${buildFolder}app/client`

export interface RunningSite {
  address: string
  /** Whether any account can sign in to the workspace. */
  hasStaff: boolean
  /** Finishes running work and closes everything. */
  stop(): Promise<void>
}

/** Opens the data, starts to answer requests, then starts the jobs. The signal ends the waiting for a database. */
export async function serve(
  config: Config,
  log: Log,
  mode: 'production' | 'development',
  restarts: Restarts,
  signal: AbortSignal,
): Promise<RunningSite> {
  await using opening = new AsyncDisposableStack()
  // Not after a crash: a site that was up goes on without its mail server.
  if (restarts.restarts === 0) await Promise.all([assertHostsExist(config), assertBucketExists(config)])
  const site = opening.adopt(await openSite(config, log, { as: 'site', signal }), (each) => each.close())
  const development =
    mode === 'development' ? opening.adopt(await openDevelopment(), (each) => each.close()) : null
  const { storage, database } = site
  await forgetDeletedDemo(database.pool)
  const loaded = config.DEMO === 'on' ? await loadDemoIfNew({ database, storage }, drawnPictures) : 0
  if (loaded > 0) log.info(`The database was empty: loaded a demo portfolio of ${loaded} properties`)
  else if (!(await hasProperties(database.pool)))
    log.warn(
      `The database has no properties. Import a portfolio (npm run husvaer -- import FILE)${(await wasInUse(database.pool)) ? '' : ', or set DEMO=on'}`,
    )
  const drawer = createPictureDrawer()
  const demoPictures = opening.adopt(openDemoPictures(site, drawnPictures, drawer), (each) => each.close())
  const siteArt = opening.adopt(openSiteArt({ log, drawer }, siteArtFolder), (each) => each.close())
  const findPicture = originalFinder({ database, storage }, demoPictures.make)
  const services = opening.use(await openServices(site))
  const { deps, queue, transport, staff, live } = services
  const guideViews = opening.adopt(countGuideViews(database.pool, log), (each) => each.close())
  const { render, renderMail } = development ?? (await loadBuilt())
  const server = await startWeb(site, services, {
    render,
    pageCacheBytes: config.PAGE_CACHE === 'on' && !development ? PAGE_CACHE_BYTES : null,
    isDevelopment: development !== null,
    pictures: {
      storage,
      derived: new DerivedPictures(storage),
      findOriginal: async (key) => (await siteArt.find(key)) ?? findPicture(key),
      makeMissing: demoPictures.make,
    },
    assets: assetsFolder,
    health: () => readHealth(site, queue, restarts),
    restarts,
    onPage: guideViews.count,
    host: config.HOST,
    port: config.PORT,
    ...(development ? { before: development.before } : {}),
  })
  // A list that is asked for before the portfolio has been read waits for it.
  site.catalogue
    .searchedLists()
    .catch((error) => log.warn({ err: error }, 'Reading the portfolio at start failed'))
  // While the site answers; they never reject.
  void siteArt.drawMissing().then(demoPictures.storeMissing)
  const stopped = opening.adopt(new AbortController(), (each) => each.abort()).signal
  if (!development)
    // What a build that was in a hurry has left: one file at a time, beside the visitors' photos.
    compressFiles(assetsFolder, { atOnce: 1, signal: stopped }).catch((error) =>
      log.warn({ err: error }, 'The files of browsers could not be compressed; they are sent as they are'),
    )
  const mailWorker = startMailWorker({ deps, transport, render: renderMail, log })
  if (staff.push) await startPushWorker(queue, { ...staff.push, pool: database.pool, log })
  const starting = startJobs(site, queue, scheduledJobs(services, server.address)).catch((error) =>
    log.error({ err: error }, 'The jobs could not be started'),
  )
  const withStaff = await hasStaff(site)
  const opened = opening.move()
  return {
    address: server.address,
    hasStaff: withStaff,
    async stop() {
      // Open streams would delay the stop until its grace period ends.
      live.close()
      // Mail is still sent while requests finish.
      await Promise.all([server.close(), mailWorker.close(MAIL_ENDS_WITHIN_MS)])
      await starting
      await opened.disposeAsync()
    },
  }
}

/** Loaded on demand: the development server is large, and production does not use it. */
async function openDevelopment() {
  const { startDevelopment } = await import('./site/web/development.ts')
  return startDevelopment()
}

async function loadBuilt(): Promise<{ render: Render<PageServices>; renderMail: RenderMail }> {
  const file = `${buildFolder}app/server/index.js`
  if (!existsSync(file)) throw new Error('There is no build. Run npm run build.')
  return import(file)
}
