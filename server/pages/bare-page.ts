import { defaultLanguage } from '../../domain/language.ts'
import type { Language } from '../../landlord-types/language.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { newReference } from '../http/reference.ts'
import type { RequestContext } from '../http/request-context.ts'
import { inlineOf, pageHeaders } from '../http/security.ts'
import type { PageRequest } from './page-request.ts'

/** Renders one page, whole; the built application gives it. */
export type Render = (request: Request, pageRequest: PageRequest) => Promise<Response>

/** The services of the server that a page can use for one visitor. */
export type PageServices = Pick<PageRequest, 'submit' | 'cases' | 'alerts' | 'staff' | 'search'> & {
  /** The `Set-Cookie` values of the page. */
  cookies: readonly string[]
}

interface BarePageOptions {
  render: Render
  services: (context: RequestContext) => PageServices
  catalogueIn: (language: Language) => Catalogue
  publicUrl: string
}

/** In development the scripts and styles of a page are not known beforehand: no policy says which may run. */
export const developmentHeaders = { 'Content-Security-Policy': "frame-ancestors 'none'" }

/** Returns the security headers of pages, computed once from a page that consists of the build alone. */
export function pageHeadersOnce(options: BarePageOptions): () => Promise<Record<string, string>> {
  let made: Promise<Record<string, string>> | null = null
  return () => {
    made ??= bareHtml(options).then(
      (html) => pageHeaders(inlineOf(html)),
      (error) => {
        made = null
        throw error
      },
    )
    return made
  }
}

/** Renders a page that consists of the build alone: no data, no edited texts, nothing from a request. */
async function bareHtml({ render, services, catalogueIn, publicUrl }: BarePageOptions): Promise<string> {
  const request = new Request(`${publicUrl}/finnes-ikke`)
  const asked = { reference: newReference(), now: new Date() }
  const { cookies: _, ...own } = services({ request, address: null, ...asked })
  let html = ''
  await render(request, {
    ...own,
    ...asked,
    content: { edited: {}, accounts: {}, elsewhere: [] },
    notice: '',
    catalogue: catalogueIn(defaultLanguage),
    publicUrl,
    deliver(finished) {
      html = finished
    },
    fail(message, error) {
      throw new Error(message, { cause: error })
    },
  })
  return html
}
