import type { Attack } from '../attack.ts'
import type { Random } from '../random.ts'

const shapes: ((random: Random, host: string) => string)[] = [
  (random) => Array.from({ length: random.between(100, 3000) }, (_, index) => `X-${index}: a\r\n`).join(''),
  (random) => `X-Long: ${'a'.repeat(random.between(1000, 100_000))}\r\n`,
  (random) => `${'X'.repeat(random.between(1000, 60_000))}: a\r\n`,
  (_, host) => `Host: ${host}\r\nHost: other.eksempel.no\r\n`,
  () => 'Host: \r\n',
  () => 'Host: [::1\r\n',
  () => 'Host: a:99999\r\n',
  () => 'Host: http://x/@y?z#\r\n',
  (random) => `Host: ${random.text(30)}\r\n`,
  () => 'Cookie: a=1\0b\r\n',
  (random) => `Cookie: ${Array.from({ length: 500 }, () => `a=${random.below(9)}`).join('; ')}\r\n`,
  () => 'Cookie: better-auth.session_token=%; __Secure-better-auth.session_token=../../%00.%ff\r\n',
  () => 'X-Folded: a\r\n b\r\n\tc\r\n',
  () => 'Content Length: 5\r\n',
  () => ': no name\r\n',
  (random) => `Range: bytes=${Array.from({ length: 500 }, () => `0-${random.below(9)}`).join(',')}\r\n`,
  (random) =>
    `Range: bytes=${random.pick(['-', '-0', '5-2', '99999999999999999999-', 'a-b', '0-0,0-0'])}\r\n`,
  (random) => `Accept-Encoding: ${'br;q=1, '.repeat(random.between(1, 2000))}\r\n`,
  () => 'If-None-Match: "\r\nIf-Modified-Since: never\r\n',
  (random) => `If-None-Match: ${'"a", '.repeat(random.between(1, 2500))}\r\n`,
  () => 'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: x\r\n',
  () => 'Upgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\nConnection: Upgrade, HTTP2-Settings\r\n',
  () => 'Expect: 100-continue\r\n',
  () => 'Expect: something-else\r\n',
  (random) =>
    `X-Forwarded-For: ${random.pick(['1.2.3.4:5', '[::1]:80', ',', 'a'.repeat(9000), '::%lo', '999.1.1.1'])}\r\n`,
  () => 'Origin: null\r\nSec-Fetch-Site: cross-site\r\n',
  () => 'Origin: \r\n',
  (random) => `Accept-Language: ${random.text(200)}\r\n`,
  () => 'Authorization: Bearer \r\nAuthorization: Basic =\r\n',
]

const paths = [
  '/',
  '/eiendommer',
  '/healthz',
  '/api/eiendommer',
  '/login',
  '/saker',
  '/robots.txt',
  '/api/ansatt/hendelser',
]

/** Headers in numbers, lengths, duplicates and forms that no honest client sends. */
export const attack: Attack = {
  name: 'http-headers',
  weight: 2,
  async send(random, target) {
    const headers = random.pick(shapes)(random, target.host)
    const host = headers.startsWith('Host:') ? '' : `Host: ${target.host}\r\n`
    const method = random.pick(['GET', 'GET', 'HEAD', 'POST', 'OPTIONS'])
    const request = `${method} ${random.pick(paths)} HTTP/1.1\r\n${host}${headers}${random.chance(0.5) ? 'Connection: close\r\n' : ''}\r\n`
    const bytes = Buffer.from(request, 'latin1')
    await target.raw(random.chance(0.2) ? random.mutate(bytes) : bytes, { patienceMs: 1500 })
  },
}
