import { startMailWorker } from '../../src/features/outgoing-mail/server/mail-worker.ts'
import { renderMail } from '../../src/features/outgoing-mail/ui/mail.tsx'
import { DerivedPictures } from '../../src/platform/pictures/derive.ts'
import type { Render } from '../../src/site/render/render.ts'
import { openServices, type Services } from '../../src/site/services/services.ts'
import { readHealth } from '../../src/site/web/health.ts'
import type { PageServices } from '../../src/site/web/page-services.ts'
import { startWeb } from '../../src/site/web/start-web.ts'
import { type TemporarySite, temporarySite } from './temporary-site.ts'

export interface TemporaryServer extends TemporarySite, Omit<Services, typeof Symbol.asyncDispose> {
  url: string
  /** What is answered, as «GET /robots.txt». */
  routes: readonly string[]
  /** How long sign-ins would have waited for their answer, in ms; the tests do not wait. */
  waits: number[]
  stop(): Promise<void>
}

/** How long a stop waits for mails under way, in milliseconds. */
const MAIL_ENDS_WITHIN_MS = 1500

interface TemporaryServerOptions {
  sendsMail?: boolean
  /** Stands in for the built application, which unit tests do not have. */
  render?: Render<PageServices>
  cachesPages?: boolean
  /** Is told of each page that a visitor opens. */
  onPage?: (path: string) => void
}

/** The site's own services and HTTP server on an empty database, without jobs and without the built pages. */
export async function temporaryServer(
  environment: Record<string, string> = {},
  { sendsMail = false, render, cachesPages = false, onPage = () => undefined }: TemporaryServerOptions = {},
): Promise<TemporaryServer> {
  // All tests send from one address; those of the limits turn them on.
  const site = await temporarySite({ RATE_LIMITS: 'off', PASSWORD_HASHING: 'weak', ...environment })
  const { storage, config, log } = site
  const waits: number[] = []
  const services = await openServices(site, { wait: async (ms) => waits.push(ms) })
  const { queue, transport, deps } = services
  const restarts = { restarts: 0, lastCrash: null }
  const server = await startWeb(site, services, {
    render: render ?? (async () => new Response(null, { status: 404 })),
    pageCacheBytes: cachesPages ? 1024 * 1024 : null,
    isDevelopment: false,
    pictures: { storage, derived: new DerivedPictures(storage), findOriginal: async () => null },
    assets: config.DATA_DIR,
    health: () => readHealth(site, queue, restarts),
    restarts,
    onPage,
    host: '127.0.0.1',
    port: 0,
  })
  const mailWorker = sendsMail ? startMailWorker({ deps, transport, render: renderMail, log }) : null
  return {
    ...site,
    ...services,
    url: server.address.replace(/:0$/, ''),
    routes: server.routes,
    waits,
    async stop() {
      services.live.close()
      await Promise.all([server.close(), mailWorker?.close(MAIL_ENDS_WITHIN_MS)])
      await services[Symbol.asyncDispose]()
      await site.remove()
    },
  }
}
