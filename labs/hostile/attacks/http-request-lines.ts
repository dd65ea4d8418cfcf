import type { Attack } from '../attack.ts'

const methods = [
  'get', 'GET', 'G E T', 'TRACE', 'CONNECT', 'OPTIONS', 'PROPFIND', 'DELETE', 'PUT', 'PATCH', 'PRI', 'SEARCH',
  'X'.repeat(300), '', '\0', 'GET\t', 'HEAD', 'POST',
] // biome-ignore format: a list of words
const versions = [
  'HTTP/1.1',
  'HTTP/1.0',
  'HTTP/0.9',
  'HTTP/2.0',
  'HTTP/1.1.1',
  'http/1.1',
  '',
  'ICY',
  'HTTP/9999999',
]
const targets = [
  '/',
  '*',
  '',
  'eiendommer',
  '/\0',
  '/ ',
  '/a b',
  '//',
  '/?',
  '?',
  '#',
  '/eiendommer#x',
  '/\x7f',
  '/\xff',
]

/** Methods, targets and versions that are none. */
export const attack: Attack = {
  name: 'http-request-lines',
  async send(random, target) {
    const line = `${random.pick(methods)} ${random.pick(targets)} ${random.pick(versions)}`
    const end = random.pick(['\r\n', '\n', '\r', '\r\n\r\n\r\n'])
    const request = `${line}${end}Host: ${target.host}\r\nConnection: close\r\n\r\n`
    await target.raw(
      random.chance(0.3) ? random.mutate(Buffer.from(request, 'latin1')) : Buffer.from(request, 'latin1'),
      // Half a request is waited for by any server.
      { patienceMs: 1500 },
    )
  },
}
