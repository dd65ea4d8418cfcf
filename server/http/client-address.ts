import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

const ownMachine = new BlockList()
ownMachine.addSubnet('127.0.0.0', 8, 'ipv4')
ownMachine.addAddress('::1', 'ipv6')

/**
 * The address that a request comes from, or null where it comes from this machine itself. A proxy on this
 * machine says whom it speaks for in the last part of X-Forwarded-For; from anybody else the header is a claim.
 */
export function clientAddress(request: IncomingMessage): string | null {
  const peer = (request.socket.remoteAddress ?? '').replace(/^::ffff:/, '')
  if (!isLocal(peer)) return peer || null
  const forwarded = request.headers['x-forwarded-for']
  const last = String(forwarded ?? '')
    .split(',')
    .at(-1)
    ?.trim()
  return last && isIP(last) ? last : null
}

function isLocal(address: string): boolean {
  const family = isIP(address)
  return family !== 0 && ownMachine.check(address, family === 4 ? 'ipv4' : 'ipv6')
}
