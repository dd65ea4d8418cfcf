import type { ServerResponse } from 'node:http'
import { dark, light } from '#landlord/colours.ts'
import { contentSecurityPolicy } from './security.ts'

const style = `:root{color-scheme:light dark}body{margin:0;background:${light.paper};color:${light.ink};font:1.125rem/1.6 system-ui,sans-serif}
main{max-width:36rem;margin:0 auto;padding:12vh 1.5rem}h1{font-size:2rem;line-height:1.15;margin:0 0 1rem}a{color:${light.fjord}}
@media(prefers-color-scheme:dark){body{background:${dark.paper};color:${dark.ink}}a{color:${dark.fjord}}}`

/** The Content-Security-Policy of a plain page. */
export const plainPolicy = contentSecurityPolicy({ scripts: [], styles: [style] })

interface PlainLink {
  /** An address; empty for the page itself. */
  href: string
  label: string
}

const ways: readonly PlainLink[] = [
  { href: '/', label: 'Til forsiden' },
  { href: '/kundeservice', label: 'Kundeservice' },
]

/** A page without scripts and style sheets, for requests that no route can answer. */
export function plainPage(fields: {
  title: string
  text: string
  reference?: string
  links?: readonly PlainLink[]
}): string {
  const links = (fields.links ?? ways).map(({ href, label }) => `<a href="${href}">${escapeHtml(label)}</a>`)
  const reference = fields.reference ? `<p>Referanse: <code>${escapeHtml(fields.reference)}</code></p>` : ''
  return `<!doctype html><html lang="nb"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(fields.title)}</title><style>${style}</style></head><body><main><h1>${escapeHtml(fields.title)}</h1><p>${escapeHtml(fields.text)}</p>${reference}<p>${links.join(' · ')}</p></main></body></html>`
}

/** The text and the status of a plain page. */
export interface PlainAnswer {
  status: number
  title: string
  text: string
  reference?: string
}

/** The headers that go with the HTML of a plain page. */
export function plainHeaders(html: string): Record<string, string> {
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(html)),
    'Cache-Control': 'no-store',
    // The address that it stands at may have an access token.
    'Referrer-Policy': 'no-referrer',
    'Content-Security-Policy': plainPolicy,
  }
}

/** The plain page as an answer of a route. */
export function plainResponse(
  status: number,
  fields: { title: string; text: string; reference?: string },
  headers: Record<string, string> = {},
): Response {
  const html = plainPage(fields)
  return new Response(html, { status, headers: { ...plainHeaders(html), ...headers } })
}

/** The plain page as an answer before any route is asked. */
export function sendPlainPage(response: ServerResponse, { status, ...fields }: PlainAnswer): void {
  const html = plainPage(fields)
  response.writeHead(status, plainHeaders(html))
  response.end(html)
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
