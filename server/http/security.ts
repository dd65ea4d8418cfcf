import { createHash } from 'node:crypto'

/** Headers of every answer. */
export const commonHeaders: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
}

const inline = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g

/**
 * The Content-Security-Policy of a page: nothing from elsewhere, and inline scripts and styles by the hash
 * of their content, since a kept page cannot carry a nonce.
 */
export function contentSecurityPolicy(html: string): string {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  for (const [, tag, attributes, content] of html.matchAll(inline)) {
    if (!content || attributes?.includes('application/ld+json')) continue
    const hash = `'sha256-${createHash('sha256').update(content).digest('base64')}'`
    if (tag === 'script') scripts.add(hash)
    else styles.add(hash)
  }
  return [
    "default-src 'none'",
    `script-src 'self' ${[...scripts].join(' ')}`,
    `style-src 'self' ${[...styles].join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
