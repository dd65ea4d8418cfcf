import { createServer, type IncomingHttpHeaders, request } from 'node:http'
import { expect, test } from 'vitest'
import { type PageHeaders, readPageHeaders } from './page-headers.ts'
import { portOf } from './port-of.ts'

/** What a server reads of a request with some headers, in one pass and as Node gives them. */
async function received(rawHeaders: string[]): Promise<[PageHeaders, IncomingHttpHeaders]> {
  const server = createServer()
  const arrived = new Promise<[PageHeaders, IncomingHttpHeaders]>((resolve) => {
    server.on('request', (given, response) => {
      resolve([readPageHeaders(given), given.headers])
      response.end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  request({
    port: portOf(server),
    host: '127.0.0.1',
    method: 'GET',
    headers: ['Host', 'a.example', ...rawHeaders],
    agent: false,
  }).end()
  const found = await arrived
  server.close()
  return found
}

test.each([
  [[]],
  [['Accept-Encoding', 'gzip, br']],
  [['accept-encoding', 'gzip', 'ACCEPT-ENCODING', 'br;q=0']],
  [['If-None-Match', 'W/"a"']],
  [['if-none-match', '"a"', 'If-None-Match', '"b"']],
  [['X-Name-of-15-or', 'br', 'If-Range-Again', '"a"']],
])('reads what Node reads of %j', async (rawHeaders) => {
  const [found, headers] = await received(rawHeaders)
  expect(found).toEqual({
    hosts: 1,
    acceptEncoding: headers['accept-encoding'],
    ifNoneMatch: headers['if-none-match'],
    hasBody: false,
  })
})

test.each([
  ['Content-Length', '3', true],
  ['content-length', '0', false],
  ['Transfer-Encoding', 'chunked', true],
])('says of %s: %s whether a body follows', (name, value, hasBody) => {
  expect(readPageHeaders({ rawHeaders: [name, value] }).hasBody).toBe(hasBody)
})

test('counts the hosts', () => {
  expect(readPageHeaders({ rawHeaders: ['Host', 'a.example', 'hOST', 'b.example'] }).hosts).toBe(2)
})
