import { hash } from 'node:crypto'

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

/** The inline scripts and styles of a page that may run. */
export interface Inline {
  scripts: readonly string[]
  styles: readonly string[]
}

/**
 * The security headers of a page: nothing from other origins, and only what the application has marked as its own, so that no content
 * of a page can add to it.
 */
export function pageHeaders({ scripts, styles }: Inline): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy({ scripts, styles }),
    'Content-Security-Policy-Report-Only': trustedTypesPolicy,
  }
}

/** Reports what a script writes into a page without passing the rules of `src/ui/page/trusted-types.ts`. */
const trustedTypesPolicy = `require-trusted-types-for 'script'; trusted-types default; report-uri ${reportPath}`

/** The Content-Security-Policy that allows exactly these inline scripts and styles. */
export function contentSecurityPolicy({ scripts, styles }: Inline): string {
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

const hashOf = (content: string) => `'sha256-${hash('sha256', content, 'base64')}'`
