import type { IncomingMessage, ServerResponse } from 'node:http'
import { languageOfPage } from '../../domain/language.ts'
import { may } from '../../domain/permissions.ts'
import type { Language } from '../../landlord-types/language.ts'
import type { Log } from '../base/log.ts'
import { hideSecretPath } from '../base/secret-paths.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { recordReads } from '../catalogue/record-reads.ts'
import { type ContentStore, contentFor, contentTagsOf } from '../content/edited-content.ts'
import { isDatabaseUnavailable } from '../database/unavailable.ts'
import { isKnown } from '../http/entity-tag.ts'
import type { PageHeaders } from '../http/page-headers.ts'
import { isShared, pagePolicy, policyHeaders } from '../http/page-policy.ts'
import { newReference } from '../http/reference.ts'
import type { RequestContext } from '../http/request-context.ts'
import { baseHeaders } from '../http/security.ts'
import { retryLater, unavailablePage } from '../http/unavailable-page.ts'
import { type Asked, addressOf, askedBy, hasSession } from './asked.ts'
import { developmentHeaders, type PageServices, pageHeadersOnce, type Render } from './bare-page.ts'
import { knownAddress } from './known-address.ts'
import type { Outcome, Produced } from './page-cache.ts'
import type { PageCaches } from './page-caches.ts'
import { encodingFor, rendered } from './rendered.ts'
import { headersOf, respondEncoded, sendEncoded, staleAnswer } from './respond.ts'
import { previewNotice } from './stale-notice.ts'

export interface PagesOptions {
  render: Render
  services: (context: RequestContext) => PageServices
  cache: PageCaches | null
  content: ContentStore
  /** The portfolio in the words of a language. */
  catalogueIn: (language: Language) => Catalogue
  publicUrl: string
  log: Log
  /** In development scripts start at once and come from the development server. */
  development: boolean
}

/** The site's pages: renders, caches and sends them in the encoding that the client accepts. */
export class Pages {
  readonly #options: PagesOptions
  readonly #base: Record<string, string>
  readonly #pageHeaders: ReturnType<typeof pageHeadersOnce>

  constructor(options: PagesOptions) {
    this.#options = options
    this.#base = baseHeaders(options.publicUrl)
    this.#pageHeaders = pageHeadersOnce(options)
  }

  /** Answers a request from the cache alone; false where the page is not cached. */
  answerFromMemory(request: IncomingMessage, given: PageHeaders, response: ServerResponse): boolean {
    const { cache } = this.#options
    if (!cache || request.method !== 'GET' || !request.url) return false
    const answer = cache.fresh(request.url)
    if (!answer) return false
    const encoding = encodingFor(answer, given.acceptEncoding)
    if (!answer.bytes[encoding]) return false
    sendEncoded(response, this.#base, answer, encoding, given)
    return true
  }

  /** Whether `answerCached` answers a request: a GET of a page that is the same for all visitors. */
  isCachedPage({ method, url = '' }: IncomingMessage): boolean {
    return method === 'GET' && pagePolicy(url) === 'cached' && !url.includes('kladd=')
  }

  /** Answers such a request without Web requests and responses, which cost. Rejects, with nothing sent, where it has no page. */
  async answerCached(request: IncomingMessage, given: PageHeaders, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', this.#options.publicUrl)
    const taken = given.acceptEncoding ?? null
    const { answer, staleSince } = await this.#cached(await this.#knownAddress(url), taken)
    if (staleSince) {
      const { body, headers } = staleAnswer(this.#base, answer, staleSince, languageOfPage(url.pathname))
      return void response.writeHead(200, headers).end(body)
    }
    sendEncoded(response, this.#base, answer, encodingFor(answer, taken), given)
  }

  /** The page of a GET request. */
  async respond(request: Request, clientAddress: string | null): Promise<Response> {
    const url = new URL(request.url)
    const address = await this.#knownAddress(url)
    // Drafts need a session; a client without one gets the cached page.
    if (url.searchParams.get('kladd') === '1' && hasSession(request))
      return this.#respondWithDrafts(address, request, clientAddress)
    if (!isShared(pagePolicy(address))) return this.#respondOnce(address, request, clientAddress)
    const taken = request.headers.get('accept-encoding')
    const { answer, staleSince } = await this.#cached(address, taken)
    if (staleSince) {
      const { body, headers } = staleAnswer(this.#base, answer, staleSince, languageOfPage(url.pathname))
      return new Response(body, { status: 200, headers })
    }
    if (answer.status === 200 && isKnown(request.headers.get('if-none-match'), answer.etag)) {
      return new Response(null, { status: 304, headers: headersOf(this.#base, answer, 'identity', null) })
    }
    return respondEncoded(this.#base, answer, request)
  }

  #knownAddress(url: URL): Promise<string> {
    return knownAddress(addressOf(url), this.#options.catalogueIn(languageOfPage(url.pathname)))
  }

  /** A page that is the same for all visitors: cached, or rendered and then cached as a client takes it (`Accept-Encoding`). */
  async #cached(address: string, taken: string | null): Promise<Outcome> {
    const produce = () => this.#produce(address, { taken })
    const { cache } = this.#options
    return cache ? cache.get(address, produce) : { answer: (await produce()).answer, staleSince: null }
  }

  /** The page that a form was posted to: a redirect, or the same page with the errors. */
  respondToPost(request: Request, clientAddress: string | null): Promise<Response> {
    const url = new URL(request.url)
    return this.#respondOnce(addressOf(url), request, clientAddress)
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
    const { answer, cookies } = await this.#produce(address, askedBy(request, clientAddress), true)
    Object.assign(answer.headers, policyHeaders.staff)
    const response = respondEncoded(this.#base, answer, request)
    for (const cookie of cookies) response.headers.append('Set-Cookie', cookie)
    return response
  }

  /** A page that is made for one visitor alone. */
  async #respondOnce(address: string, request: Request, clientAddress: string | null): Promise<Response> {
    const { answer, cookies } = await this.#produce(address, askedBy(request, clientAddress))
    const { 'Cache-Control': cacheControl = 'no-store', ...own } = policyHeaders[pagePolicy(address)]
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
    asked: Asked,
    withDrafts = false,
  ): Promise<Produced & { cookies: readonly string[] }> {
    const { response, html, styles, complete, cookies, tags, isUnavailable, reference } = await this.#render(
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
    const location = response.headers.get('location')
    if (location) headers.Location = location
    if (html.length > 0)
      Object.assign(headers, this.#options.development ? developmentHeaders : await this.#pageHeaders(styles))
    // A page with a failed loader must not be cached.
    const status = complete || response.status !== 200 ? response.status : 503
    if (status === 503) Object.assign(headers, retryLater)
    const fields = { status, contentType: 'text/html; charset=utf-8', headers, body: html }
    const answer = rendered(fields, asked.taken)
    return { answer, complete, cookies, tags }
  }

  /** Runs the application with the context of the request. */
  async #render(
    address: string,
    { request, clientAddress = null }: Omit<Asked, 'taken'>,
    withDrafts = false,
  ) {
    const { render, services, content, catalogueIn, publicUrl, log } = this.#options
    const reference = newReference()
    const now = new Date()
    let complete = true
    let hasNoDatabase = false
    let html: NonSharedBuffer = noBytes
    let styles: Uint8Array | undefined
    const pathname = address.split('?')[0] ?? ''
    const tags = new Set(contentTagsOf(pathname))
    // The form's own handler has read the body; the router only learns that a form was posted.
    // What is posted to the front page is meant for it, and not for the frame around every page.
    const method = request?.method ?? 'GET'
    const target = method === 'POST' && address === '/' ? '/?index' : address
    const inner = new Request(`${publicUrl}${target}`, { method })
    const { cookies, ...own } = services({
      request: request ?? inner,
      address: clientAddress,
      now,
      reference,
    })
    const isPreview = withDrafts && (await mayPreview(own.staff))
    const shown = isPreview ? await content.withDrafts() : await content.current()
    const response = await render(inner, {
      ...own,
      content: contentFor(shown, pathname),
      notice: isPreview ? previewNotice : '',
      catalogue: recordReads(catalogueIn(languageOfPage(pathname)), tags),
      reference,
      publicUrl,
      now,
      deliver(finished, inlined) {
        html = finished
        styles = inlined
      },
      fail(message, error) {
        complete = false
        hasNoDatabase ||= isDatabaseUnavailable(error)
        log.error({ err: error, reference, page: pageName(address) }, message)
      },
    })
    // A page that copes with the failure is shown as it is: a form gives back what was typed.
    const isUnavailable = hasNoDatabase && response.status === 500
    return { response, html, styles, complete, cookies, tags, isUnavailable, reference }
  }
}

const noBytes = Buffer.alloc(0)

async function mayPreview(staff: PageServices['staff']): Promise<boolean> {
  const session = await staff.session()
  return session.state === 'open' && may(session.staff.role, 'edit-texts')
}

/** A page's path for the log, without access tokens. */
function pageName(address: string): string {
  return hideSecretPath(address).replace(/\?.*/, '')
}
