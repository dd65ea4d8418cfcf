import { lookup } from 'node:dns/promises'
import { BlockList, isIPv6 } from 'node:net'

/** A picture that could not be had, with why. */
class DownloadError extends Error {
  override name = 'DownloadError'
}

const TIMEOUT_MS = 10_000
const MAX_BYTES = 10 * 1024 * 1024
const MAX_REDIRECTS = 3

/**
 * The bytes at an address, if its host is one of those that pictures may come from: over https, on the usual
 * port; a host that is listed with its port, as a test's own server is, may use plain http. `namedHosts` are those that an import
 * has named, not the operator: they have to be on the internet, not in the site's own network.
 * @throws DownloadError
 */
export async function downloadPicture(
  address: string,
  allowedHosts: readonly string[],
  namedHosts: readonly string[] = [],
): Promise<Buffer> {
  let url = address
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const target = allowedUrl(url, [...allowedHosts, ...namedHosts])
    if (!isAllowed(target, allowedHosts)) await assertOnInternet(target)
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

/** Networks of a machine, a house or a data centre (RFC 6890). */
const ownNetworks = new BlockList()
for (const [address, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['224.0.0.0', 3],
] as const)
  ownNetworks.addSubnet(address, bits, 'ipv4')
for (const [address, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  ownNetworks.addSubnet(address, bits, 'ipv6')

/** @throws DownloadError where a host is in one's own network. */
async function assertOnInternet({ hostname }: URL): Promise<void> {
  const found = await lookup(hostname.replace(/^\[|\]$/g, ''), { all: true }).catch((cause) => {
    throw new DownloadError(`${hostname} is not known`, { cause })
  })
  if (found.some(({ address }) => ownNetworks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')))
    throw new DownloadError(`${hostname} is in the network of the site itself`)
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
