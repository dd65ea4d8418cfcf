import type { IncomingHttpHeaders } from 'node:http'
import { type BlockList, isIP } from 'node:net'
import type { Log } from '../base/log.ts'

/** An address as its network writes it, with IPv4 in IPv6 (RFC 4291 §2.5.5.2) taken for the IPv4 that it is. */
interface Address {
  text: string
  family: 'ipv4' | 'ipv6'
}

/**
 * Reads an address as sockets and `X-Forwarded-For` write it: with a port, in brackets, in quotes, with a zone. Null
 * for anything else.
 */
export function parseAddress(written: string): Address | null {
  const bare = written.trim().replace(/^"(.*)"$/, '$1')
  const [, bracketed] = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(bare) ?? []
  const [, beforePort] = /^([\d.]+):\d{1,5}$/.exec(bare) ?? []
  const text = (bracketed ?? beforePort ?? bare).replace(/%[^%]*$/, '')
  if (isIP(text) === 4) return { text, family: 'ipv4' }
  if (isIP(text) !== 6) return null
  const groups = groupsOf(text)
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) {
    const [high = 0, low = 0] = groups.slice(6)
    return { text: [high >> 8, high & 255, low >> 8, low & 255].join('.'), family: 'ipv4' }
  }
  return { text: groups.map((group) => group.toString(16)).join(':'), family: 'ipv6' }
}

/** The eight groups of an IPv6 address. */
function groupsOf(text: string): number[] {
  // WHATWG URL writes every IPv6 address in one way, without dotted parts.
  const [head = '', tail] = new URL(`http://[${text}]`).hostname.slice(1, -1).split('::')
  const read = (part = '') => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16)))
  const [first, last] = [read(head), read(tail)]
  return [...first, ...new Array(8 - first.length - last.length).fill(0), ...last]
}

/** The first bits of an address as the whole address of a network; a /64 is what one subscriber has at the least. */
export function networkOf(address: Address, bits: 48 | 64): string {
  if (address.family === 'ipv4') return address.text
  return `${address.text
    .split(':')
    .slice(0, bits / 16)
    .join(':')}::`
}

/** The parts of a request that its client's address is read from. */
interface CountedRequest {
  headers: IncomingHttpHeaders
  socket: { remoteAddress?: string | undefined }
}

/** Clients without an address have disconnected already; they are counted together. */
const UNKNOWN = 'unknown'

/**
 * Gives the address that a request is counted by: that of an IPv4 client, the /64 of an IPv6 client. A proxy that is
 * trusted is believed, one entry of `X-Forwarded-For` at a time from the right. Entries of other clients
 * are not believed, and an entry that is not an address ends the search.
 */
export function clientAddressReader(trusted: BlockList): (request: CountedRequest) => string {
  const isTrusted = ({ text, family }: Address) => trusted.check(text, family)
  return (request) => {
    let current = parseAddress(request.socket.remoteAddress ?? '')
    if (!current) return UNKNOWN
    const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',')
    while (forwarded.length > 0 && isTrusted(current)) {
      const next = parseAddress(forwarded.pop() ?? '')
      if (!next) break
      current = next
    }
    return networkOf(current, 64)
  }
}

/**
 * Warns once where a request has the header of a proxy and no proxy is trusted: all its visitors are counted as one.
 * The value is not logged, and the warning is not repeated, since any client can send the header.
 */
export function warnOfProxies(
  addressOf: (request: CountedRequest) => string | null,
  trusted: BlockList,
  log: Pick<Log, 'warn'>,
): (request: CountedRequest) => string | null {
  let isDue = trusted.rules.length === 0
  return (request) => {
    if (isDue && request.headers['x-forwarded-for'] !== undefined) {
      isDue = false
      log.warn('X-Forwarded-For is ignored: set TRUSTED_PROXIES if the site is behind a proxy')
    }
    return addressOf(request)
  }
}

/**
 * Gives what a request is counted by, as RATE_LIMITS says: `off` counts no client, `remote` only those on other machines.
 * Null where it is not counted.
 */
export function countedAddressReader(
  limits: 'on' | 'remote' | 'off',
  trusted: BlockList,
): (request: CountedRequest) => string | null {
  const addressOf = clientAddressReader(trusted)
  if (limits === 'off') return () => null
  if (limits === 'on') return addressOf
  return (request) => {
    const address = addressOf(request)
    return /^(?:127\.|0:0:0:0::$)/.test(address) ? null : address
  }
}
