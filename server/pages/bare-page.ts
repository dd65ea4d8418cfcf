import { defaultLanguage } from '../../domain/language.ts'
import type { Language } from '../../landlord-types/language.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { newReference } from '../http/reference.ts'
import type { RequestContext } from '../http/request-context.ts'
import { inlineOf, type KnownInline, pageHeaders } from '../http/security.ts'
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

/**
 * Returns the security headers of a page, by the style sheets of the build that are inlined in it: computed once for each, with
 * the scripts of a page that consists of the build alone.
 */
export function pageHeadersOnce(
  options: BarePageOptions,
): (styles: Uint8Array | undefined) => Promise<Record<string, string>> {
  let bare: Promise<KnownInline> | null = null
  const byStyles = new WeakMap<Uint8Array, Record<string, string>>()
  return async (styles) => {
    const made = styles && byStyles.get(styles)
    if (made) return made
    bare ??= bareHtml(options).then(inlineOf, (error) => {
      bare = null
      throw error
    })
    const known = await bare
    if (!styles) return pageHeaders(known)
    const headers = pageHeaders({ ...known, styles: [Buffer.from(styles).toString()] })
    byStyles.set(styles, headers)
    return headers
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
      html = finished.toString()
    },
    fail(message, error) {
      throw new Error(message, { cause: error })
    },
  })
  return html
}
