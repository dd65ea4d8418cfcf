import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../../test/support/free-port.ts'
import { temporarySite } from '../../../test/support/temporary-site.ts'
import { isOwnRead } from '../metrics/own-reads.ts'
import { indexPagesJob } from './schedule.ts'

test('the pages are read as the site itself, which is not counted among visitors', async () => {
  const site = await temporarySite()
  const asked: IncomingHttpHeaders[] = []
  const port = await freePort()
  const server = createServer((request, response) => {
    asked.push(request.headers)
    response.setHeader('Content-Type', 'text/html')
    response.end('<html><head><title>En side</title></head><body><main><p>Tekst</p></main></body></html>')
  }).listen(port, '127.0.0.1')
  onTestFinished(async () => {
    server.close()
    await site.remove()
  })
  await once(server, 'listening')
  await indexPagesJob(`http://127.0.0.1:${port}`).run(site)
  expect(asked.length).toBeGreaterThan(10)
  expect(asked.every(isOwnRead)).toBe(true)
})

test.each([
  ['no such header', {}],
  ['a guess', { 'x-husvaer-own-read': '00000000-0000-4000-8000-000000000000' }],
  ['an empty one', { 'x-husvaer-own-read': '' }],
])('a client with %s is counted', (_, headers) => {
  expect(isOwnRead(headers)).toBe(false)
})
