/**
 * Whether a request that changes something comes from our own pages, or from no browser at all. Browsers say
 * where they are: Sec-Fetch-Site, and Origin where that is missing.
 */
export function isSameOrigin(request: Request, publicUrl: string): boolean {
  const site = request.headers.get('sec-fetch-site')
  // No page can set this header itself.
  if (site) return site === 'same-origin' || site === 'none'
  const origin = request.headers.get('origin')
  if (!origin) return true
  // The address that we are known by, or the one that was asked for, where no proxy stands between.
  return origin === new URL(publicUrl).origin || hostOf(origin) === request.headers.get('host')
}

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host
  } catch {
    return null
  }
}
