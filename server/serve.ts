import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { company } from '../content/company.ts'
import type { ReceiveDesk } from './cases/receive.ts'
import { createLive } from './casework/live.ts'
import type { Config } from './config.ts'
import { contactReader, houseRulesVersionReader } from './content/edited-content.ts'
import { loadDemoIfEmpty } from './demo.ts'
import { readHealth } from './health.ts'
import { createApp } from './http/app.ts'
import type { Render } from './http/bare-page.ts'
import { casePages } from './http/case-pages.ts'
import { countedAddressReader, warnOfProxies } from './http/client-address.ts'
import { Metrics } from './http/metrics.ts'
import { PageCache } from './http/page-cache.ts'
import { Pages } from './http/pages.ts'
import { createRateLimits } from './http/rate-limits.ts'
import { startServer } from './http/server.ts'
import type { PortfolioDesk } from './http/staff/portfolio-work.ts'
import { openStaffPages } from './http/staff-pages.ts'
import { submitPage } from './http/submit-page.ts'
import { createMailReader } from './incoming/mail-reader.ts'
import { createReadingAttempts } from './incoming/reading-attempts.ts'
import type { IncomingDesk } from './incoming/take-mail.ts'
import { createUploadGate } from './intake/upload-gate.ts'
import { openWorkFolder } from './intake/work-folder.ts'
import { everyJob, startJobs } from './jobs/jobs.ts'
import { openQueue, type Queue } from './jobs/open-queue.ts'
import { publishAccountsJob } from './jobs/publish-accounts.ts'
import { readMailboxJob } from './jobs/read-mailbox.ts'
import { startJob } from './jobs/start-job.ts'
import type { Log } from './log.ts'
import { startMailWorker } from './mail/mail-worker.ts'
import type { RenderMail } from './mail/model.ts'
import { openMailTransport } from './mail/transport.ts'
import { countGuideViews, type GuideViews } from './oversight/guide-views.ts'
import type { PhotoDesk } from './photos/take-photo.ts'
import { DerivedPictures } from './pictures/derive.ts'
import { originalFinder } from './pictures/pictures.ts'
import { siteArtFinder } from './pictures/site-art.ts'
import type { Restarts } from './restarts.ts'
import { openSite } from './site.ts'
import { createAuth } from './staff/auth.ts'
import type { StaffDesk } from './staff/desk.ts'
import { hasStaff } from './staff/team.ts'

const PAGE_CACHE_BYTES = 64 * 1024 * 1024

/** Of the ten seconds that a stop may take, what mails under way have; the rest is for the queue and the database. */
const MAIL_ENDS_WITHIN_MS = 6500

const buildFolder = fileURLToPath(new URL('../build/', import.meta.url))

export interface RunningSite {
  address: string
  /** Whether anybody can sign in to the staff's side. */
  hasStaff: boolean
  /** Finishes what is under way and closes everything. */
  stop(): Promise<void>
}

/** Opens the data, starts to answer requests, then starts the jobs. */
export async function serve(
  config: Config,
  log: Log,
  mode: 'production' | 'development',
  restarts: Restarts,
): Promise<RunningSite> {
  const site = await openSite(config, log, { as: 'site' })
  const development = mode === 'development' ? await openDevelopment() : null
  const workFolder = await openWorkFolder(join(config.DATA_DIR, 'uploads'), log)
  const reader = createMailReader()
  const transport = openMailTransport(config)
  let queue: Queue | null = null
  let guideViews: GuideViews | null = null
  const closeAll = async () => {
    await guideViews?.close()
    await queue?.close()
    transport.close()
    await workFolder.remove()
    reader.close()
    await development?.close()
    await site.close()
  }
  try {
    const { storage, database, catalogue, secret, keyRing, decoder } = site
    const loaded = await loadDemoIfEmpty({ database, storage }, `${buildFolder}demo-pictures`)
    if (loaded > 0) log.info(`The database was empty: loaded a demo portfolio of ${loaded} properties`)
    const opened = await openQueue(database, log)
    queue = opened

    const desk: ReceiveDesk = {
      database,
      secret,
      keyRing,
      queue: opened,
      publicUrl: config.PUBLIC_URL,
      companyEmail: company.email,
      contact: contactReader(site.content),
      houseRulesVersion: houseRulesVersionReader(site.content),
      replyAddress: config.MAIL_REPLY_ADDRESS ?? null,
      limits: createRateLimits(database.pool, secret),
      log,
    }
    const staff: StaffDesk = {
      auth: createAuth({ database, secret, publicUrl: config.PUBLIC_URL, log }),
      database,
      secret,
      queue: opened,
      limits: desk.limits,
      wait: (ms) => setTimeout(ms),
      publicUrl: config.PUBLIC_URL,
      accountPublicationDelayHours: config.ACCOUNT_PUBLICATION_DELAY_HOURS,
      log,
    }
    const photoDesk: PhotoDesk = {
      database,
      storage,
      decoder,
      uploads: createUploadGate(desk.limits),
      workFolder: workFolder.path,
      log,
    }

    const attempts = createReadingAttempts(database.pool)
    const incoming: IncomingDesk = { ...desk, photoDesk, reader, attempts }
    const portfolio: PortfolioDesk = {
      database,
      photoDesk,
      startJob: (name) => startJob(opened, name),
      hasFinn: Boolean(config.FINN_API_KEY),
    }
    const live = createLive(database.pool, site.listener, log)

    const views = countGuideViews(database.pool, log)
    guideViews = views

    const metrics = new Metrics()
    const kept = config.PAGE_CACHE === 'on' && !development
    const cache = kept ? new PageCache({ version: site.version, maxBytes: PAGE_CACHE_BYTES }) : null
    if (cache) {
      metrics.gauge('page_cache_bytes', () => cache.bytes)
      metrics.gauge('page_cache_pages', () => cache.size)
    }
    const { render, renderMail } = development ?? (await loadBuilt())
    const pages = new Pages({
      render,
      services: (visit) => ({
        submit: (form) => submitPage(desk, photoDesk, form, visit),
        cases: casePages(desk, photoDesk, visit),
        ...openStaffPages(
          { staff, cases: desk, portfolio, oversight: { ...desk, storage, incoming }, photoDesk },
          visit,
        ),
      }),
      cache,
      content: site.content,
      catalogue,
      publicUrl: config.PUBLIC_URL,
      log,
      development: development !== null,
    })
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
      publicKey: config.PUBLIC_KEY,
      metricsToken: config.METRICS_TOKEN ?? null,
      desk,
      photoDesk,
      staff,
      live,
      portfolio,
      incoming,
      inboundKey: config.INBOUND_MAIL_KEY ?? null,
      oversight: { ...desk, storage, incoming },
      assets: `${buildFolder}app/client`,
      health: () => readHealth(database, opened, restarts),
    })
    const server = await startServer({
      app,
      pages,
      metrics,
      publicUrl: config.PUBLIC_URL,
      clientAddress: warnOfProxies(
        countedAddressReader(config.RATE_LIMITS, config.TRUSTED_PROXIES),
        config.TRUSTED_PROXIES,
        log,
      ),
      onPage: views.count,
      host: config.HOST,
      port: config.PORT,
      ...(development ? { before: development.before } : {}),
    })
    const mailWorker = await startMailWorker(opened, {
      desk,
      transport,
      render: renderMail,
      log,
    })
    const starting = startJobs(site, opened, [
      ...everyJob,
      readMailboxJob(incoming),
      publishAccountsJob(staff),
    ]).catch((error) => log.error({ err: error }, 'The jobs could not be started'))
    return {
      address: server.address,
      hasStaff: await hasStaff(site),
      async stop() {
        live.close()
        // Mails go on while requests are finished.
        await Promise.all([server.close(), mailWorker.close(MAIL_ENDS_WITHIN_MS)])
        await starting
        await closeAll()
      },
    }
  } catch (error) {
    await closeAll()
    throw error
  }
}

/** Loaded on demand: the development server is large, and production has no use for it. */
async function openDevelopment() {
  const { startDevelopment } = await import('./http/development.ts')
  return startDevelopment()
}

async function loadBuilt(): Promise<{ render: Render; renderMail: RenderMail }> {
  const file = `${buildFolder}app/server/index.js`
  if (!existsSync(file)) throw new Error('There is no build. Run npm run build.')
  const { handle, renderMail } = await import(file)
  return { render: handle, renderMail }
}
