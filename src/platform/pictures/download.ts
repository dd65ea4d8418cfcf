/** A picture that could not be had, with why. */
class DownloadError extends Error {
  override name = 'DownloadError'
}

const TIMEOUT_MS = 10_000
const MAX_BYTES = 10 * 1024 * 1024
const MAX_REDIRECTS = 3

/**
 * The bytes at an address, if its host is one of those that pictures may come from: over https, on the usual
 * port; a host that is listed with its port, as a test's own server is, may use plain http.
 * @throws DownloadError
 */
export async function downloadPicture(address: string, allowedHosts: readonly string[]): Promise<Buffer> {
  let url = address
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const target = allowedUrl(url, allowedHosts)
    const response = await fetch(target, {
      redirect: 'manual',
      // What the decoder reads; some servers would send a newer format otherwise.
      headers: { Accept: 'image/jpeg, image/png' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((cause) => {
      throw new DownloadError(`${target.href} could not be read`, { cause })
    })
    const location = response.headers.get('location')
    if (response.status >= 300 && response.status < 400 && location) {
      // Each step has to be allowed, not only the first.
      url = new URL(location, target).href
      continue
    }
    if (!response.ok) throw new DownloadError(`${target.href} answered ${response.status}`)
    return readLimited(response, MAX_BYTES)
  }
  throw new DownloadError(`${address} redirects too often`)
}

function allowedUrl(address: string, allowedHosts: readonly string[]): URL {
  const url = URL.canParse(address) ? new URL(address) : null
  if (!url || url.username || url.password)
    throw new DownloadError(`${address} is not the address of a picture`)
  if (!isAllowed(url, allowedHosts))
    throw new DownloadError(`${url.host} is not among the hosts that pictures may come from`)
  return url
}

/** Whether an address is one that pictures may come from. */
export function isAllowedAddress(address: string, allowedHosts: readonly string[]): boolean {
  const url = URL.canParse(address) ? new URL(address) : null
  return url !== null && isAllowed(url, allowedHosts)
}

function isAllowed({ protocol, host, hostname, port }: URL, allowedHosts: readonly string[]): boolean {
  return port === '' ? protocol === 'https:' && allowedHosts.includes(hostname) : allowedHosts.includes(host)
}

/**
 * An answer's body, read no further than a limit.
 * @throws DownloadError where it is longer.
 */
export async function readLimited(response: Response, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let total = 0
  if (!response.body) return Buffer.alloc(0)
  for await (const chunk of response.body) {
    total += chunk.length
    if (total > maxBytes) throw new DownloadError(`${response.url} is larger than ${maxBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
