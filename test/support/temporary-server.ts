import { renderMail } from '../../app/mail/mail.tsx'
import type { ReceiveDesk } from '../../server/cases/receive.ts'
import { createLive } from '../../server/casework/live.ts'
import type { Config } from '../../server/config.ts'
import { contactReader, houseRulesVersionReader } from '../../server/content/edited-content.ts'
import { readHealth } from '../../server/health.ts'
import { createApp } from '../../server/http/app.ts'
import type { Render } from '../../server/http/bare-page.ts'
import { casePages } from '../../server/http/case-pages.ts'
import { countedAddressReader } from '../../server/http/client-address.ts'
import { Metrics } from '../../server/http/metrics.ts'
import { PageCache } from '../../server/http/page-cache.ts'
import { Pages } from '../../server/http/pages.ts'
import { createRateLimits } from '../../server/http/rate-limits.ts'
import { startServer } from '../../server/http/server.ts'
import type { OversightDesk } from '../../server/http/staff/oversight-work.ts'
import type { PortfolioDesk } from '../../server/http/staff/portfolio-work.ts'
import { openStaffPages } from '../../server/http/staff-pages.ts'
import { submitPage } from '../../server/http/submit-page.ts'
import { createMailReader } from '../../server/incoming/mail-reader.ts'
import { createReadingAttempts } from '../../server/incoming/reading-attempts.ts'
import type { IncomingDesk } from '../../server/incoming/take-mail.ts'
import { createUploadGate } from '../../server/intake/upload-gate.ts'
import { openQueue, type Queue } from '../../server/jobs/open-queue.ts'
import { startJob } from '../../server/jobs/start-job.ts'
import { startMailWorker } from '../../server/mail/mail-worker.ts'
import { openMailTransport } from '../../server/mail/transport.ts'
import type { PhotoDesk } from '../../server/photos/take-photo.ts'
import { DerivedPictures } from '../../server/pictures/derive.ts'
import { createAuth } from '../../server/staff/auth.ts'
import type { StaffDesk } from '../../server/staff/desk.ts'
import { type TemporarySite, temporarySite } from './temporary-site.ts'

export interface TemporaryServer extends TemporarySite {
  url: string
  desk: ReceiveDesk
  photoDesk: PhotoDesk
  staff: StaffDesk
  /** How long sign-ins would have waited for their answer, in ms; the tests do not wait. */
  waits: number[]
  incoming: IncomingDesk
  oversight: OversightDesk
  queue: Queue
  stop(): Promise<void>
}

interface TemporaryServerOptions {
  sendsMail?: boolean
  /** Stands in for the built application, which unit tests do not have. */
  render?: Render
  cachesPages?: boolean
}

/** Everything that answers over HTTP besides the pages themselves, on an empty database of its own. */
export async function temporaryServer(
  environment: Record<string, string> = {},
  { sendsMail = false, render, cachesPages = false }: TemporaryServerOptions = {},
): Promise<TemporaryServer> {
  // Tests ask from one address; those of the limits say otherwise.
  const site = await temporarySite({ RATE_LIMITS: 'off', ...environment })
  const { database, secret, keyRing, storage, catalogue, decoder, log } = site
  const config: Config = site.config
  const queue = await openQueue(database, log)
  const reader = createMailReader()
  const transport = openMailTransport(config)
  const desk: ReceiveDesk = {
    database,
    secret,
    keyRing,
    queue,
    publicUrl: config.PUBLIC_URL,
    companyEmail: 'firma@eksempel.no',
    contact: contactReader(site.content),
    houseRulesVersion: houseRulesVersionReader(site.content),
    replyAddress: config.MAIL_REPLY_ADDRESS ?? null,
    limits: createRateLimits(database.pool, secret),
    log,
  }
  const waits: number[] = []
  const staff: StaffDesk = {
    auth: createAuth({ database, secret, publicUrl: config.PUBLIC_URL, log }),
    database,
    secret,
    queue,
    limits: desk.limits,
    wait: async (ms) => waits.push(ms),
    publicUrl: config.PUBLIC_URL,
    accountPublicationDelayHours: config.ACCOUNT_PUBLICATION_DELAY_HOURS,
    log,
  }
  const live = createLive(database.pool, site.listener, log)
  const photoDesk: PhotoDesk = {
    database,
    storage,
    decoder,
    uploads: createUploadGate(desk.limits),
    workFolder: site.workFolder,
    log,
  }
  const attempts = createReadingAttempts(database.pool)
  const incoming: IncomingDesk = { ...desk, photoDesk, reader, attempts }
  const portfolio: PortfolioDesk = {
    database,
    photoDesk,
    startJob: (name) => startJob(queue, name),
    hasFinn: Boolean(config.FINN_API_KEY),
  }
  const pages = new Pages({
    render: render ?? (async () => new Response(null, { status: 404 })),
    services: (visit) => ({
      submit: (form) => submitPage(desk, photoDesk, form, visit),
      cases: casePages(desk, photoDesk, visit),
      ...openStaffPages(
        { staff, cases: desk, portfolio, oversight: { ...desk, storage, incoming }, photoDesk },
        visit,
      ),
    }),
    cache: cachesPages ? new PageCache({ version: site.version, maxBytes: 1024 * 1024 }) : null,
    content: site.content,
    catalogue,
    publicUrl: config.PUBLIC_URL,
    log,
    development: false,
  })
  const metrics = new Metrics()
  const app = createApp({
    pages,
    catalogue,
    pictures: { storage, derived: new DerivedPictures(storage), findOriginal: async () => null },
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
    assets: config.DATA_DIR,
    health: () => readHealth(database, queue, { restarts: 0, lastCrash: null }),
  })
  const clientAddress = countedAddressReader(config.RATE_LIMITS, config.TRUSTED_PROXIES)
  const server = await startServer({
    app,
    pages,
    metrics,
    publicUrl: config.PUBLIC_URL,
    clientAddress,
    host: '127.0.0.1',
    port: 0,
  })
  if (sendsMail)
    await startMailWorker(queue, {
      desk,
      transport,
      render: renderMail,
      log,
    })
  return {
    ...site,
    url: server.address.replace(/:0$/, ''),
    desk,
    photoDesk,
    staff,
    waits,
    incoming,
    oversight: { ...desk, storage, incoming },
    queue,
    async stop() {
      live.close()
      await server.close()
      await queue.close()
      transport.close()
      reader.close()
      await site.remove()
    },
  }
}
