import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Language } from '../../../landlord-types/language.ts'
import { languageOfPage } from '../../domain/text/language.ts'
import { allForms } from '../../features/form-catalogue/catalogue.ts'
import {
  type ContentStore,
  contentFor,
  contentTagsOf,
} from '../../features/info-pages/server/edited-content.ts'
import type { Catalogue } from '../../features/portfolio-browsing/server/catalogue.ts'
import { recordReads } from '../../features/portfolio-browsing/server/record-reads.ts'
import { conditionRules } from '../../forms/engine/conditions.ts'
import type { Log } from '../../platform/base/log.ts'
import { hideSecretPath } from '../../platform/base/secret-paths.ts'
import type { DataTag } from '../../platform/database/data-version.ts'
import { isDatabaseUnavailable } from '../../platform/database/unavailable.ts'
import { isKnown } from '../../platform/http/entity-tag.ts'
import type { PageHeaders } from '../../platform/http/page-headers.ts'
import { newReference } from '../../platform/http/reference.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { baseHeaders, pageHeaders } from '../../platform/http/security.ts'
import { retryLater, unavailablePage } from '../../platform/http/unavailable-page.ts'
import { dataOfPage, pageOfData } from '../addresses/data-address.ts'
import { isShared, pagePolicy, policyHeaders, speculationRules } from '../addresses/page-policy.ts'
import { knownAddress } from './known-address.ts'
import { newMark, takeMarked } from './marked.ts'
import type { CachedResponse, PageCache, RenderResult } from './page-cache.ts'
import type { OfVisitor, Render } from './render.ts'
import { hasSession, type RenderRequest, renderedAddress, renderRequestOf } from './render-request.ts'
import { encodingFor, rendered } from './rendered.ts'
import { headersOf, respondEncoded, sendEncoded, staleAnswer } from './respond.ts'
import { previewNotice } from './stale-notice.ts'

interface PagesOptions<Services> {
  render: Render<Services>
  ofVisitor: (context: RequestContext) => OfVisitor<Services>
  cache: PageCache | null
  content: ContentStore
  isDemo: () => Promise<boolean>
  /** The portfolio in the words of a language. */
  catalogueIn: (language: Language) => Catalogue
  publicUrl: string
  log: Log
  /** In development scripts come from the development server: no policy says which may run. */
  development: boolean
}

/** The site's pages and their data: renders, caches and sends them in the encoding that the client accepts. */
export class Pages<Services> {
  readonly #options: PagesOptions<Services>
  readonly #base: Record<string, string>

  constructor(options: PagesOptions<Services>) {
    this.#options = options
    this.#base = baseHeaders(options.publicUrl)
  }

  /** Answers a request from the cache alone; false where the page is not cached. */
  answerFromMemory(request: IncomingMessage, given: PageHeaders, response: ServerResponse): boolean {
    const { cache } = this.#options
    if (!cache || request.method !== 'GET' || !request.url) return false
    const answer = cache.fresh(request.url)
    if (!answer) return false
    sendEncoded(response, this.#base, answer, encodingFor(given.acceptEncoding), given)
    return true
  }

  /** The page of a GET request, or its data. */
  async respond(request: Request, clientAddress: string | null): Promise<Response> {
    const url = new URL(request.url)
    const page = pageOfData(url.pathname)
    if (page && pagePolicy(page) === 'staff') return this.respondToData(request, clientAddress)
    const address = await this.#addressOf(url, page)
    // Drafts need a session; a client without one gets the cached page.
    if (!page && url.searchParams.get('kladd') === '1' && hasSession(request))
      return this.#respondWithDrafts(address, request, clientAddress)
    if (!isShared(pagePolicy(page ?? address))) return this.#respondOnce(address, request, clientAddress)
    const { answer, staleSince } = await this.#cached(address)
    if (staleSince) {
      // The page itself says that it is outdated; its data cannot.
      if (page) return new Response(null, { status: 503, headers: { ...this.#base, ...retryLater } })
      const { body, headers } = staleAnswer(this.#base, answer, staleSince, languageOfPage(url.pathname))
      return new Response(body, { status: 200, headers })
    }
    if (answer.status === 200 && isKnown(request.headers.get('if-none-match'), answer.etag)) {
      return new Response(null, { status: 304, headers: headersOf(this.#base, answer, 'identity', null) })
    }
    return respondEncoded(this.#base, answer, request)
  }

  /** The canonical address of what a URL asks for: a page, or the data of one. */
  async #addressOf(url: URL, page: string | null): Promise<string> {
    const asked = page ? new URL(page + url.search, url) : url
    const address = await knownAddress(
      renderedAddress(asked),
      this.#options.catalogueIn(languageOfPage(asked.pathname)),
    )
    return page ? dataOfPage(address) : address
  }

  /** A page that is the same for all visitors: cached, or rendered and then cached. */
  async #cached(address: string): Promise<CachedResponse> {
    const produce = () => this.#produce(address, {})
    const { cache } = this.#options
    return cache ? cache.get(address, produce) : { answer: (await produce()).answer, staleSince: null }
  }

  /** The page that a form was posted to: a redirect, or the same page with the errors. */
  respondToPost(request: Request, clientAddress: string | null): Promise<Response> {
    const url = new URL(request.url)
    return this.#respondOnce(renderedAddress(url), request, clientAddress)
  }

  /** The data of a staff page, without HTML, for a navigation or a post by scripts. */
  async respondToData(request: Request, clientAddress: string | null): Promise<Response> {
    const { pathname, search } = new URL(request.url)
    const { response, cookies, isUnavailable } = await this.#render(pathname + search, {
      request,
      clientAddress,
    })
    const headers = new Headers(response.headers)
    const own = isUnavailable ? { ...policyHeaders.private, ...retryLater } : policyHeaders.private
    for (const [name, value] of Object.entries(own)) headers.set(name, value)
    for (const cookie of cookies) headers.append('Set-Cookie', cookie)
    return new Response(response.body, { status: isUnavailable ? 503 : response.status, headers })
  }

  /** A page with all drafts shown as published, for staff who may edit them; the plain page for others. */
  async #respondWithDrafts(
    address: string,
    request: Request,
    clientAddress: string | null,
  ): Promise<Response> {
    const { answer, cookies } = await this.#produce(address, renderRequestOf(request, clientAddress), true)
    Object.assign(answer.headers, policyHeaders.staff)
    const response = respondEncoded(this.#base, answer, request)
    for (const cookie of cookies) response.headers.append('Set-Cookie', cookie)
    return response
  }

  /** A page, or its data, that is made for one visitor alone. */
  async #respondOnce(address: string, request: Request, clientAddress: string | null): Promise<Response> {
    const { answer, cookies } = await this.#produce(address, renderRequestOf(request, clientAddress))
    const policy = policyHeaders[pagePolicy(pageOfData(address.replace(/\?.*/, '')) ?? address)]
    const { 'Cache-Control': cacheControl = 'no-store', ...own } = policy
    // The answer to a post must not be cached.
    answer.headers['Cache-Control'] =
      request.method === 'POST' || answer.status !== 200 ? 'no-store' : cacheControl
    Object.assign(answer.headers, own)
    const response = respondEncoded(this.#base, answer, request)
    for (const cookie of cookies) response.headers.append('Set-Cookie', cookie)
    return response
  }

  async #produce(
    address: string,
    asked: RenderRequest,
    withDrafts = false,
  ): Promise<RenderResult & { cookies: readonly string[] }> {
    const { response, mark, complete, cookies, tags, isUnavailable, reference } = await this.#render(
      address,
      asked,
      withDrafts,
    )
    if (isUnavailable) {
      const page = unavailablePage(asked.request?.method ?? 'GET', reference)
      const { 'Content-Type': contentType = '', 'Content-Length': _, ...headers } = page.headers
      const answer = rendered({ status: 503, contentType, headers, body: Buffer.from(page.html) })
      return { answer, complete, cookies, tags }
    }
    const headers: Record<string, string> = {}
    for (const name of ['Location', 'X-Remix-Response']) {
      const value = response.headers.get(name)
      if (value) headers[name] = value
    }
    const contentType = response.headers.get('Content-Type') ?? ''
    let body = await response.text()
    if (contentType.startsWith('text/html') && body) {
      const { html, inline } = takeMarked(body, mark)
      body = html
      Object.assign(
        headers,
        this.#options.development
          ? developmentHeaders
          : pageHeaders({ ...inline, styles: [...inline.styles, ...formStyles] }),
      )
    }
    // A page with a failed loader must not be cached.
    const status = complete || response.status !== 200 ? response.status : 503
    if (status === 503) Object.assign(headers, retryLater)
    const answer = rendered({ status, contentType, headers, body: Buffer.from(body) })
    return { answer, complete, cookies, tags }
  }

  /** Runs the application with the context of the request. */
  async #render(address: string, { request, clientAddress = null }: RenderRequest, withDrafts = false) {
    const { render, ofVisitor, content, isDemo, catalogueIn, publicUrl, log } = this.#options
    const reference = newReference()
    const mark = newMark()
    const now = new Date()
    let complete = true
    let hasNoDatabase = false
    const asked = address.split('?')[0] ?? ''
    const pathname = pageOfData(asked) ?? asked
    const tags = new Set<DataTag>([...contentTagsOf(pathname), 'demo'])
    // The form's own handler has read the body; the router only learns that a form was posted.
    // What is posted to the front page is meant for it, and not for the frame around every page.
    const method = request?.method ?? 'GET'
    const target = method === 'POST' && address === '/' ? '/?index' : address
    const inner = new Request(`${publicUrl}${target}`, { method })
    const { services, cookies, mayPreview } = ofVisitor({
      request: request ?? inner,
      address: clientAddress,
      now,
      reference,
    })
    const isPreview = withDrafts && (await mayPreview())
    const shown = isPreview ? await content.withDrafts() : await content.current()
    const page = {
      content: contentFor(shown, pathname),
      isDemo: await isDemo(),
      notice: isPreview ? previewNotice : '',
      catalogue: recordReads(catalogueIn(languageOfPage(pathname)), tags),
      reference,
      mark,
      speculationRules,
      publicUrl,
      now,
      fail(message: string, error: unknown) {
        complete = false
        hasNoDatabase ||= isDatabaseUnavailable(error)
        log.error({ err: error, reference, page: pageName(address) }, message)
      },
    }
    const response = await render(inner, page, services)
    // A page that copes with the failure is shown as it is: a form gives back what was typed.
    const isUnavailable = hasNoDatabase && response.status === 500
    return { response, mark, complete, cookies, tags, isUnavailable, reference }
  }
}

/** Style rules of forms, which stand in the pages that show the form. */
const formStyles = [...new Set(allForms.map((form) => conditionRules([form])).filter(Boolean))]

const developmentHeaders = { 'Content-Security-Policy': "frame-ancestors 'none'" }

/** A page's path for the log, without access tokens. */
function pageName(address: string): string {
  return hideSecretPath(address).replace(/\?.*/, '')
}
