import { pagePolicy } from './page-policy.ts'

/** Whether an answer is made for any anonymous client that asks: pages and data, not files, and not what staff read. */
export function isMadeForStrangers(method: string | undefined, path: string): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  if (path.startsWith('/api/')) return !path.startsWith('/api/ansatt/')
  const policy = pagePolicy(path)
  return policy !== 'staff' && policy !== 'missing'
}

/** Whether a request is for a file of the sitemap: they lie ready, but each is large. */
export const isForSitemap = (method: string | undefined, path: string): boolean =>
  (method === 'GET' || method === 'HEAD') && /^\/sitemap[\w-]*\.xml$/.test(path)

/** Whether a `Host` is a name or an address: `256.1.1.1` is neither. HTTP/1.0 has none. */
export const isReadableHost = (host: string | undefined): boolean =>
  host === undefined || (/^[^/?#@\\\s]+$/.test(host) && URL.canParse(`http://${host}`))
