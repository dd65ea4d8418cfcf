import { existsSync, readFileSync } from 'node:fs'
import packageJson from '../../../package.json' with { type: 'json' }
import { may } from '../../domain/people/permissions.ts'
import { alertPages } from '../../features/alerts/server/alert-pages.ts'
import { noticePages } from '../../features/building-notices/server/recipient-pages.ts'
import { casePages } from '../../features/cases/server/sender/case-pages.ts'
import { submitPage } from '../../features/cases/server/store/submit-page.ts'
import { orderPages } from '../../features/contractors/server/order-pages.ts'
import { createTiles } from '../../features/portfolio-browsing/server/tiles/tiles.ts'
import type { Log } from '../../platform/base/log.ts'
import type { Restarts } from '../../platform/base/restarts.ts'
import type { Database } from '../../platform/database/database.ts'
import { countedAddressReader, warnOfProxies } from '../../platform/http/client-address.ts'
import { pagePolicies } from '../addresses/page-policy.ts'
import { gauge } from '../metrics/family.ts'
import { HttpMetrics } from '../metrics/http-metrics.ts'
import { Metrics, type Source } from '../metrics/metrics.ts'
import { poolMetrics } from '../metrics/pool-metrics.ts'
import { processMetrics } from '../metrics/process-metrics.ts'
import { routeNames } from '../metrics/route-names.ts'
import { workMetrics } from '../metrics/work-metrics.ts'
import { PageCache } from '../render/page-cache.ts'
import { Pages } from '../render/pages.ts'
import type { Render } from '../render/render.ts'
import type { Services } from '../services/services.ts'
import type { Site } from '../services/site.ts'
import { bindAllActions } from '../services/staff-actions.ts'
import { staffReaders } from '../services/staff-readers.ts'
import { openStaffPages } from '../workspace/staff-pages.ts'
import { type AppOptions, createApp } from './app.ts'
import type { Health } from './health.ts'
import type { PageServices } from './page-services.ts'
import { type HttpServer, type ServerOptions, startServer } from './server.ts'

interface WebOptions extends Pick<ServerOptions, 'host' | 'port' | 'onPage' | 'before'> {
  render: Render<PageServices>
  /** How much memory rendered pages may take, in bytes; null where each request renders its own. */
  pageCacheBytes: number | null
  /** Pages come from the development server, which starts their scripts at once. */
  isDevelopment: boolean
  pictures: AppOptions['pictures']
  /** Where the built browser files lie. */
  assets: string
  health: () => Promise<Health>
  restarts: Restarts
}

export interface Web extends HttpServer {
  /** What is answered besides pages in memory, as «GET /robots.txt». */
  routes: readonly string[]
}

/** Starts to answer HTTP requests with a site and its services. */
export async function startWeb(site: Site, services: Services, options: WebOptions): Promise<Web> {
  const { config, catalogue, catalogueIn, content, isDemo, log } = site
  const { deps, alerts, staff, photoDeps } = services
  const { render, pageCacheBytes, isDevelopment, pictures, assets, health, restarts, ...listening } = options
  const publicUrl = config.PUBLIC_URL
  const actions = bindAllActions(services)
  const readers = staffReaders(services)
  const metrics = new Metrics()
  const cache =
    pageCacheBytes === null ? null : new PageCache({ version: site.version, maxBytes: pageCacheBytes })
  if (cache) {
    metrics.add(() => [
      gauge('husvaer_page_cache_bytes', 'Rendered pages in memory, compressed ones included.', cache.bytes),
      gauge('husvaer_page_cache_pages', 'How many rendered pages are in memory.', cache.size),
    ])
  }
  const pages = new Pages<PageServices>({
    render,
    ofVisitor(context) {
      const { staff: staffOfPage, signIn, jar } = openStaffPages({ staff, photoDeps, actions }, context)
      return {
        services: {
          submit: (form, registeredBy) => submitPage(deps, photoDeps, form, context, registeredBy),
          cases: casePages(deps, photoDeps, context),
          orders: orderPages(deps, photoDeps, context, jar),
          alerts: alertPages(alerts, context, photoDeps),
          notices: noticePages(deps, context, photoDeps),
          search: (query) => services.search.findAndCount(query, context),
          signIn,
          staff: staffOfPage,
          staffReaders: readers,
        },
        cookies: jar.cookies,
        async mayPreview() {
          const session = await signIn.session()
          return session.state === 'open' && may(session.staff.role, 'edit-texts')
        },
      }
    },
    cache,
    content,
    isDemo,
    catalogueIn,
    publicUrl,
    log,
    development: isDevelopment,
  })
  const app = createApp({
    ...services,
    pages,
    actions,
    catalogue,
    version: site.version,
    pictures,
    tiles: createTiles({
      config,
      pool: site.database.pool,
      version: site.version,
      limits: deps.limits,
      log,
    }),
    metrics,
    log,
    publicUrl,
    publicKey: config.PUBLIC_KEY,
    metricsToken: config.METRICS_TOKEN ?? null,
    inboundKey: config.INBOUND_MAIL_KEY ?? null,
    assets,
    health,
  })
  const httpMetrics = new HttpMetrics(
    routeNames([...pagePolicies.keys(), ...app.routes.map(({ path }) => path)]),
  )
  metrics.add(() => httpMetrics.families())
  if (config.METRICS_TOKEN) for (const source of siteMetrics(site, restarts)) metrics.add(source)
  const clientAddress = countedAddressReader(config.RATE_LIMITS, config.TRUSTED_PROXIES)
  const server = await startServer({
    ...listening,
    app,
    pages,
    metrics: httpMetrics,
    publicUrl,
    log,
    clientAddress: warnOfProxies(clientAddress, config.TRUSTED_PROXIES, log),
  })
  return { ...server, routes: app.routes.map(({ method, path }) => `${method} ${path}`) }
}

interface Measured {
  database: Pick<Database, 'pool' | 'url'>
  log: Log
}

/** What is measured of a running site besides its answers: the process, the connections, the work that waits. */
function siteMetrics({ database: { pool, url }, log }: Measured, restarts: Restarts): Source[] {
  const build = { version: packageJson.version, commit: builtCommit() }
  return [processMetrics(build, restarts), poolMetrics(pool), workMetrics(url, log)]
}

const commitFile = new URL('../../../build/commit', import.meta.url)

const builtCommit = () => (existsSync(commitFile) ? readFileSync(commitFile, 'utf8') : '')
