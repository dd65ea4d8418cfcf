import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { workerUrl } from '../../domain/device-worker.ts'
import { defaultLanguage, wordsOf } from '../../domain/language.ts'
import { unreadableWords } from '../../forms/unreadable.words.ts'
import { accountApprovalRoutes } from '../accounts/approval-routes.ts'
import type { ActionTable } from '../actions/handlers.ts'
import type { AlertDeps } from '../alerts/deps.ts'
import { oneClickRoutes } from '../alerts/one-click-routes.ts'
import type { Log } from '../base/log.ts'
import { hideSecretPath } from '../base/secret-paths.ts'
import { calendarFeedRoutes } from '../cases/appointments/calendar-feed-routes.ts'
import { formRoutes } from '../cases/form-routes.ts'
import type { ReceiveDeps } from '../cases/receive.ts'
import type { Live } from '../casework/live.ts'
import { liveRoutes } from '../casework/live-events.ts'
import { apiRoutes } from '../catalogue/api-routes.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { sitemapRoutes } from '../catalogue/sitemap-routes.ts'
import type { DataVersion } from '../database/data-version.ts'
import { withoutHanging } from '../database/hanging-database.ts'
import { isDatabaseUnavailable } from '../database/unavailable.ts'
import { isBearer } from '../http/bearer.ts'
import { pageOfData } from '../http/data-address.ts'
import { isPermittedByPath, pagePolicy, takesPosts } from '../http/page-policy.ts'
import { plainResponse } from '../http/plain-page.ts'
import { newReference } from '../http/reference.ts'
import type { RequestBindings } from '../http/request-bindings.ts'
import { isSameOrigin } from '../http/same-origin.ts'
import { workerPolicy } from '../http/security.ts'
import { retryLater, unavailablePage } from '../http/unavailable-page.ts'
import { incomingMailRoutes } from '../incoming/incoming-mail-routes.ts'
import type { IncomingDeps } from '../incoming/ingest-mail.ts'
import { BodyError } from '../intake/body.ts'
import { compatRoutes } from '../legacy-api/routes.ts'
import type { TableReads } from '../legacy-api/table-reads.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Pages } from '../pages/pages.ts'
import type { PhotoDeps } from '../photos/take-photo.ts'
import { type PictureRouteOptions, pictureRoutes } from '../pictures/picture-routes.ts'
import type { PortfolioDeps } from '../portfolio/deps.ts'
import { searchRoutes } from '../search/search-routes.ts'
import type { SearchService } from '../search/search-service.ts'
import { confirmationRoutes } from '../staff/confirmation-routes.ts'
import type { StaffDeps } from '../staff/deps.ts'
import { passkeyRoutes } from '../staff/passkey-routes.ts'
import { tileRoutes } from '../tiles/tile-routes.ts'
import type { Tiles } from '../tiles/tiles.ts'
import { findRoutes } from '../workspace/find-routes.ts'
import { mailDownloads } from '../workspace/mail-downloads.ts'
import { outboxRoutes } from '../workspace/outbox-routes.ts'
import type { OversightDeps } from '../workspace/oversight-work.ts'
import { staffDownloads } from '../workspace/staff-downloads.ts'
import { clientErrorRoutes } from './client-error-routes.ts'
import { failureWords } from './failures.words.ts'
import type { Health } from './health.ts'
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

const notStored = { 'Cache-Control': 'no-store' }

/** Everything that is answered over HTTP, besides pages that lie ready in memory. */
export function createApp(options: AppOptions): Hono<{ Bindings: RequestBindings }> {
  const { pages, log } = options
  const app = new Hono<{ Bindings: RequestBindings }>()

  app.use((_, next) => withoutHanging(options.staff.database.url, next))
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
  app.route('/', sitemapRoutes(options))
  app.route('/', pictureRoutes(options.pictures))
  app.route('/', tileRoutes(options.tiles))
  app.route('/api', apiRoutes(options.catalogue, log))
  app.route('/api', searchRoutes(options.search, log))
  app.route('/api', clientErrorRoutes(log))
  app.route('/api', incomingMailRoutes(options))
  app.route('/', compatRoutes(options))
  app.route('/', formRoutes(options))
  app.route('/', oneClickRoutes(options))
  app.route('/', calendarFeedRoutes(options))
  app.route('/', liveRoutes(options))
  app.route('/api/ansatt', staffDownloads(options))
  app.route('/api/ansatt', mailDownloads(options))
  app.route('/api/ansatt', findRoutes(options))
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
