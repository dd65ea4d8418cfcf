import { hash } from 'node:crypto'

/** Headers of every answer. */
export const commonHeaders: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
}

/**
 * The Content-Security-Policy of a page: nothing from elsewhere, and inline scripts and styles by the hash
 * of their content, since a kept page cannot carry a nonce.
 */
export function contentSecurityPolicy(html: string): string {
  const scripts = inlineContents(html, 'script').map(hashOf)
  const styles = inlineContents(html, 'style').map(hashOf)
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.join(' ')}`,
    `style-src 'self' ${styles.join(' ')}`,
    // Photos that somebody has chosen are shown before they are sent.
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** What stands in the page's elements of a kind; what is data rather than script needs no permission. */
function inlineContents(html: string, tag: 'script' | 'style'): string[] {
  const contents: string[] = []
  for (let at = html.indexOf(`<${tag}`); at >= 0; at = html.indexOf(`<${tag}`, at + 1)) {
    const start = html.indexOf('>', at) + 1
    const content = html.slice(start, html.indexOf(`</${tag}>`, start))
    if (content && !html.slice(at, start).includes('application/ld+json')) contents.push(content)
  }
  return contents
}

/** The style sheet and some scripts are the same on every page: what was hashed last is most often wanted next. */
const hashes = new Map<string, string>()

function hashOf(content: string): string {
  const known = hashes.get(content)
  if (known) return known
  const made = `'sha256-${hash('sha256', content, 'base64')}'`
  if (hashes.size >= 32) hashes.clear()
  hashes.set(content, made)
  return made
}
