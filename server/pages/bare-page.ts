import type { Catalogue } from '../catalogue/catalogue.ts'
import { newReference } from '../http/reference.ts'
import type { RequestContext } from '../http/request-context.ts'
import { inlineOf, pageHeaders } from '../http/security.ts'
import type { PageRequest } from './page-request.ts'

/** Renders one page, whole; the built application gives it. */
export type Render = (request: Request, pageRequest: PageRequest) => Promise<Response>

/** What a page may ask of the site while it is made for one visitor. */
export type PageServices = Pick<PageRequest, 'submit' | 'cases' | 'staff'> & {
  /** `Set-Cookie` values that have gathered while the page was made. */
  cookies: readonly string[]
}

interface BarePageOptions {
  render: Render
  services: (visit: RequestContext) => PageServices
  catalogue: Catalogue
  publicUrl: string
}

/** Gives the security headers of pages, from the one page that is made of nothing but the build; made once. */
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

/** A page of nothing but the build: no data, no edited texts, nothing of a request. */
async function bareHtml({ render, services, catalogue, publicUrl }: BarePageOptions): Promise<string> {
  const request = new Request(`${publicUrl}/finnes-ikke`)
  const asked = { reference: newReference(), now: new Date() }
  const { cookies: _, ...own } = services({ request, address: null, ...asked })
  let html = ''
  await render(request, {
    ...own,
    ...asked,
    content: { edited: {}, accounts: {}, elsewhere: [] },
    catalogue,
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
