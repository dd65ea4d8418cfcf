import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TemporaryServer, temporaryServer } from '../../../test/support/temporary-server.ts'

let server: TemporaryServer
let renderings: string[] = []
beforeAll(async () => {
  server = await temporaryServer(
    {},
    {
      cachesPages: true,
      async render({ url }) {
        renderings.push(new URL(url).pathname)
        return new Response('<p>Siden finnes ikke</p>', {
          status: 404,
          headers: { 'Content-Type': 'text/html' },
        })
      },
    },
  )
})
afterAll(() => server.stop())

test('a page that is not there is rendered once for all addresses', async () => {
  renderings = []
  const paths = ['/wp-login.php', '/sak', '/sak/a/b/c', '/bolig/x?y=1', '/.env', '/si-fra/a/b']
  for (const path of paths) {
    for (const encoding of ['identity', 'br', 'gzip']) {
      const answer = await fetch(server.url + path, { headers: { 'Accept-Encoding': encoding } })
      expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 404, 'no-store'])
      expect([path, await answer.text()]).toEqual([path, '<p>Siden finnes ikke</p>'])
    }
  }
  // Once more where the data has changed meanwhile, as it does just after the start.
  expect(renderings.length).toBeLessThanOrEqual(2)
})

test('no page of a visitor or of staff is taken for one that is not there', async () => {
  renderings = []
  const paths = ['/mine-saker', '/sak/hemmelig', '/intern/finnes-ikke', '/saker/finnes-ikke/x']
  for (const path of [...paths, ...paths]) await fetch(server.url + path)
  expect(renderings).toEqual([...paths, ...paths])
})
