import { hash } from 'node:crypto'
import { allForms } from '../../forms/catalogue.ts'
import { conditionRules } from '../../forms/conditions.ts'

/** Where browsers report what a policy stopped. */
export const reportPath = '/api/sikkerhetsrapport'

/** A year (RFC 6797). Subdomains are not included, since they may belong to other services. */
const HSTS = 'max-age=31536000'

/**
 * The default headers of every answer; a route can replace them. By default an answer is not cached and may run no
 * scripts.
 */
export function baseHeaders(publicUrl: string): Record<string, string> {
  return {
    'Cache-Control': 'no-store',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    ...(publicUrl.startsWith('https:') ? { 'Strict-Transport-Security': HSTS } : {}),
  }
}

/** For resources that other sites may embed: pictures of properties, and answers of the legacy API. */
export const forOtherSites = { 'Cross-Origin-Resource-Policy': 'cross-origin' }

/** The policy of the service worker: it asks the site, and runs what the build has made. */
export const workerPolicy = "default-src 'none'; connect-src 'self'; script-src 'self'"

/** Inline scripts and styles that are known before any page is made. */
export interface KnownInline {
  scripts: readonly string[]
  styles: readonly string[]
}

/** Style rules of forms, which stand in the pages that show the form. */
const formStyles = [...new Set(allForms.map((form) => conditionRules([form])).filter(Boolean))]

/**
 * The security headers of pages: nothing from other origins, and only the inline scripts and styles of the build.
 * Made once from the build, so that no content of a page can add to them.
 */
export function pageHeaders(known: KnownInline): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy({
      scripts: known.scripts,
      styles: [...known.styles, ...formStyles],
    }),
    'Content-Security-Policy-Report-Only': trustedTypesPolicy,
  }
}

/** Reports what a script writes into a page without passing the rules of `app/trusted-types.ts`. */
const trustedTypesPolicy = `require-trusted-types-for 'script'; trusted-types default; report-uri ${reportPath}`

/** The Content-Security-Policy that allows exactly these inline scripts and styles. */
export function contentSecurityPolicy({ scripts, styles }: KnownInline): string {
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts.map(hashOf)].join(' ')}`,
    `style-src ${["'self'", ...styles.map(hashOf)].join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `report-uri ${reportPath}`,
  ].join('; ')
}

/**
 * The inline scripts and styles of a page. Only for a page that consists of built files alone: text from a
 * person must never be in it.
 */
export function inlineOf(html: string): KnownInline {
  const contents = (elements: RegExp) =>
    [...html.matchAll(elements)].flatMap(([, attributes = '', content = '']) =>
      attributes.includes('type=') || !content ? [] : [content],
    )
  return {
    scripts: contents(/<script([^>]*)>([\s\S]*?)<\/script>/g),
    styles: contents(/<style([^>]*)>([\s\S]*?)<\/style>/g),
  }
}

const hashOf = (content: string) => `'sha256-${hash('sha256', content, 'base64')}'`
