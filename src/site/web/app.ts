import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { workerUrl } from '../../domain/people/device-worker.ts'
import { defaultLanguage, wordsOf } from '../../domain/text/language.ts'
import { accountApprovalRoutes } from '../../features/accounts/server/approval-routes.ts'
import type { AlertDeps } from '../../features/alerts/server/deps.ts'
import { oneClickRoutes } from '../../features/alerts/server/one-click-routes.ts'
import { noticeRoutes } from '../../features/building-notices/server/notice-routes.ts'
import { refusalRoutes } from '../../features/building-notices/server/refusal-routes.ts'
import { calendarFeedRoutes } from '../../features/cases/server/appointments/calendar-feed-routes.ts'
import { formRoutes } from '../../features/cases/server/store/form-routes.ts'
import type { ReceiveDeps } from '../../features/cases/server/store/receive.ts'
import { findRoutes } from '../../features/inbox/server/finder/find-routes.ts'
import type { Live } from '../../features/inbox/server/live/live.ts'
import { liveRoutes } from '../../features/inbox/server/live/live-events.ts'
import { incomingMailRoutes } from '../../features/incoming-mail/server/incoming-mail-routes.ts'
import type { IncomingDeps } from '../../features/incoming-mail/server/ingest-mail.ts'
import { mailDownloads } from '../../features/incoming-mail/server/mail-downloads.ts'
import { compatRoutes } from '../../features/legacy-api/server/routes.ts'
import type { TableReads } from '../../features/legacy-api/server/table-reads.ts'
import { apiRoutes } from '../../features/portfolio-browsing/server/api-routes.ts'
import type { Catalogue } from '../../features/portfolio-browsing/server/catalogue.ts'
import {
  type PictureRouteOptions,
  pictureRoutes,
} from '../../features/portfolio-browsing/server/picture-routes.ts'
import { sitemapRoutes } from '../../features/portfolio-browsing/server/sitemap-routes.ts'
import { tileRoutes } from '../../features/portfolio-browsing/server/tiles/tile-routes.ts'
import type { Tiles } from '../../features/portfolio-browsing/server/tiles/tiles.ts'
import type { PortfolioDeps } from '../../features/portfolio-editing/server/deps.ts'
import { pictureUploadRoutes } from '../../features/portfolio-editing/server/pictures/upload-routes.ts'
import { searchRoutes } from '../../features/search/server/search-routes.ts'
import type { SearchService } from '../../features/search/server/search-service.ts'
import { confirmationRoutes } from '../../features/sign-in/server/confirmation-routes.ts'
import type { StaffDeps } from '../../features/sign-in/server/deps.ts'
import { passkeyRoutes } from '../../features/sign-in/server/passkey-routes.ts'
import { outboxRoutes } from '../../features/today/server/outbox-routes.ts'
import type { ActionTable } from '../../features/workspace/server/actions/handlers.ts'
import { unreadableWords } from '../../forms/engine/unreadable.words.ts'
import type { Log } from '../../platform/base/log.ts'
import { hideSecretPath } from '../../platform/base/secret-paths.ts'
import type { DataVersion } from '../../platform/database/data-version.ts'
import { withoutHanging } from '../../platform/database/hanging-database.ts'
import { isDatabaseUnavailable } from '../../platform/database/unavailable.ts'
import { isBearer } from '../../platform/http/bearer.ts'
import { plainResponse } from '../../platform/http/plain-page.ts'
import { newReference } from '../../platform/http/reference.ts'
import type { RequestBindings } from '../../platform/http/request-bindings.ts'
import { isSameOrigin } from '../../platform/http/same-origin.ts'
import { workerPolicy } from '../../platform/http/security.ts'
import { retryLater, unavailablePage } from '../../platform/http/unavailable-page.ts'
import { BodyError } from '../../platform/intake/body.ts'
import type { PhotoDeps } from '../../platform/photos/take-photo.ts'
import { pageOfData } from '../addresses/data-address.ts'
import { isPermittedByPath, pagePolicy, takesPosts } from '../addresses/page-policy.ts'
import { publicPaths } from '../addresses/pages.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Pages } from '../render/pages.ts'
import type { OversightDeps } from '../services/services.ts'
import { staffDownloads } from '../workspace/staff-downloads.ts'
import { clientErrorRoutes } from './client-error-routes.ts'
import { failureWords } from './failures.words.ts'
import type { Health } from './health.ts'
import { manifestRoutes } from './manifest-routes.ts'
import type { PageServices } from './page-services.ts'

export interface AppOptions {
  pages: Pages<PageServices>
  catalogue: Catalogue
  search: SearchService
  tableReads: TableReads
  version: DataVersion
  pictures: PictureRouteOptions
  /** The map service; null where there is none. */
  tiles: Tiles | null
  metrics: Metrics
  log: Log
  publicUrl: string
  publicKey: string
  /** The token for `/metrics`; null where it is off. */
  metricsToken: string | null
  deps: ReceiveDeps
  alerts: AlertDeps
  photoDeps: PhotoDeps
  staff: StaffDeps
  actions: ActionTable
  live: Live
  portfolio: PortfolioDeps
  oversight: OversightDeps
  incoming: IncomingDeps
  /** The key of the webhook for incoming mail; null where the webhook is off. */
  inboundKey: string | null
  /** The folder of the built browser files. */
  assets: string
  /** What is ready and what is not. */
  health: () => Promise<Health>
}

const failures = wordsOf(failureWords, defaultLanguage)

/** The time in which most allowances are counted (`src/platform/limits/rate-limits.ts`). */
const RETRY_REFUSED_SECONDS = 600

const notStored = { 'Cache-Control': 'no-store' }

/** Everything that is answered over HTTP, besides pages that lie ready in memory. */
export function createApp(options: AppOptions): Hono<{ Bindings: RequestBindings }> {
  const { pages, log } = options
  const app = new Hono<{ Bindings: RequestBindings }>()

  app.use((_, next) => withoutHanging(options.staff.database.url, next))
  app.use(async (c, next) => {
    await next()
    if (c.res.status === 429 && !c.res.headers.has('Retry-After'))
      c.header('Retry-After', String(RETRY_REFUSED_SECONDS))
  })
  // For all routes: a request with a cookie may change data only from our own pages.
  app.use(async (c, next) => {
    const isRead = ['GET', 'HEAD', 'OPTIONS'].includes(c.req.method)
    const isAllowed =
      isRead ||
      !c.req.header('cookie') ||
      isPermittedByPath(c.req.path) ||
      isSameOrigin(c.req.raw, options.publicUrl)
    return isAllowed ? next() : plainResponse(403, failures.otherOrigin)
  })
  // Asks nothing: a process that answers at all must not be ended because its database does not.
  app.get('/livez', (c) => c.json({ alive: true }))
  app.get('/healthz', async (c) => {
    const health = await options.health()
    return c.json(health, health.ready ? 200 : 503)
  })
  app.get('/metrics', async (c) => {
    const { metricsToken } = options
    // Without a configured token the route does not exist.
    if (!metricsToken) return c.notFound()
    if (!isBearer(c.req.header('authorization'), metricsToken))
      return c.text('Unauthorized', 401, { 'WWW-Authenticate': 'Bearer' })
    return c.body(await options.metrics.text(), 200, {
      'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
      ...notStored,
    })
  })
  app.route('/', sitemapRoutes({ ...options, publicPaths }))
  app.route('/', manifestRoutes(options.deps.contact))
  app.route('/', pictureRoutes(options.pictures))
  app.route('/', tileRoutes(options.tiles))
  app.route('/api', apiRoutes(options.catalogue, log))
  app.route('/api', searchRoutes(options.search, log))
  app.route('/api', clientErrorRoutes(log))
  app.route('/api', incomingMailRoutes(options))
  app.route('/', compatRoutes(options))
  app.route('/', formRoutes(options))
  app.route('/', oneClickRoutes(options))
  app.route('/', refusalRoutes(options))
  app.route('/', noticeRoutes(options))
  app.route('/', calendarFeedRoutes(options))
  app.route('/', liveRoutes(options))
  app.route('/api/ansatt', staffDownloads(options))
  app.route('/api/ansatt', mailDownloads(options))
  app.route('/api/ansatt', findRoutes(options))
  app.route('/api/ansatt', pictureUploadRoutes(options))
  app.route('/', outboxRoutes(options))
  app.route('/api/ansatt/passkey', passkeyRoutes(options.staff))
  app.route('/api/ansatt', accountApprovalRoutes(options.staff))
  app.route('/api/ansatt', confirmationRoutes(options.staff))
  app.all('/api/*', (c) => c.json({ error: 'not found' }, 404, notStored))
  const files = serveStatic({
    root: options.assets,
    precompressed: true,
    onFound(path, c) {
      const lasting = path.includes(join(options.assets, 'assets'))
      if (c.req.path === workerUrl) {
        // A new version is used at once, and the worker may ask the site alone.
        c.header('Cache-Control', 'no-cache')
        c.header('Content-Security-Policy', workerPolicy)
        return
      }
      c.header('Cache-Control', lasting ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  })
  app.use('/assets/*', files)
  // Of the names without a folder, only those with an ending can be files: pages are not looked up on disk.
  app.use('/:file{[^/]+\\.[a-z0-9]+}', files)

  app.get('*', (c): Promise<Response> => pages.respond(c.req.raw, c.env.clientAddress))
  app.all('*', async (c): Promise<Response> => {
    const isData = isStaffData(c.req.path)
    const isFormPage = isData || takesPosts(c.req.path)
    if (c.req.method !== 'POST' || !isFormPage) {
      return plainResponse(405, failures.readOnly, { Allow: isFormPage ? 'GET, HEAD, POST' : 'GET, HEAD' })
    }
    if (!isPermittedByPath(c.req.path) && !isSameOrigin(c.req.raw, options.publicUrl)) {
      return plainResponse(403, failures.otherOrigin)
    }
    const address = c.env.clientAddress
    return isData ? pages.respondToData(c.req.raw, address) : pages.respondToPost(c.req.raw, address)
  })

  app.onError((error, c) => {
    const isApi = c.req.path.startsWith('/api/')
    if (error instanceof BodyError)
      return isApi
        ? c.json({ error: error.message }, error.status, notStored)
        : plainResponse(error.status, wordsOf(unreadableWords, defaultLanguage))
    const reference = newReference()
    const path = hideSecretPath(c.req.path)
    log.error({ err: error, reference, method: c.req.method, path }, 'Request failed')
    if (isDatabaseUnavailable(error)) {
      if (isApi) return c.json({ error: 'unavailable', reference }, 503, { ...notStored, ...retryLater })
      const { html, headers } = unavailablePage(c.req.method, reference)
      return c.body(html, 503, headers)
    }
    if (isApi) return c.json({ error: 'unavailable', reference }, 500, notStored)
    return plainResponse(500, { ...failures.failed, reference })
  })
  return app
}

/** Whether a path is that of a staff page's data. */
function isStaffData(path: string): boolean {
  const page = pageOfData(path)
  return page !== null && pagePolicy(page) === 'staff'
}
