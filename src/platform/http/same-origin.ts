/**
 * Whether a request that changes data comes from our own pages, or from no browser. Browsers send Sec-Fetch-Site, or
 * else Origin. A request with a cookie comes from a browser and must have one of them.
 */
export function isSameOrigin(request: Request, publicUrl: string): boolean {
  const site = request.headers.get('sec-fetch-site')
  // No page can set this header itself.
  if (site) return site === 'same-origin' || site === 'none'
  const origin = request.headers.get('origin')
  const hasCookie = request.headers.has('cookie')
  if (!origin) return !hasCookie
  if (origin === new URL(publicUrl).origin) return true
  // A request without a cookie cannot be forged in a session: the requested host is accepted.
  return !hasCookie && hostOf(origin) === request.headers.get('host')
}

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host
  } catch {
    return null
  }
}
