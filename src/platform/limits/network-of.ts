import { isIPv6 } from 'node:net'

/**
 * The network that an address is counted as: an IPv4 address itself, and the /64 of an IPv6 address. One subscriber
 * has a whole /64 at least (RFC 6177), so an address inside it costs nothing.
 */
export function limitedNetworkOf(address: string): string {
  const [plain = ''] = address.split('%')
  if (!isIPv6(plain)) return plain
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)
  if (mapped?.[1]) return mapped[1]
  // The URL parser writes every address the same way: lower case, no leading zeros, the longest run as «::».
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::')
  const left = head ? head.split(':') : []
  const right = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length
  const parts = [...left, ...Array<string>(zeros).fill('0'), ...right]
  return `${parts.slice(0, 4).join(':')}::/64`
}
