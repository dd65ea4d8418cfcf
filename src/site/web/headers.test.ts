import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TemporaryServer, temporaryServer } from '../../../test/support/temporary-server.ts'

const injected = '<script>stolen()</script><style>b{}</style>'
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

let server: TemporaryServer
beforeAll(async () => {
  server = await temporaryServer(
    { PUBLIC_URL: 'https://husvaer.eksempel.no' },
    {
      cachesPages: true,
      async render({ url }, page) {
        const { pathname } = new URL(url)
        if (pathname === '/reklame')
          return new Response(null, { status: 303, headers: { Location: '/bolig' } })
        if (pathname === '/coliving') throw new Error('broken')
        // What an attacker has managed to get into a page.
        const own = `<script nonce="${page.mark}">known()</script>`
        return new Response(`<html>${own}${injected}</html>`, {
          status: pathname === '/finnes-ikke' ? 404 : 200,
          headers: { 'Content-Type': 'text/html' },
        })
      },
    },
  )
  await writeFile(join(server.config.DATA_DIR, 'icon.svg'), '<svg/>')
})
afterAll(() => server.stop())

const ofEveryAnswer = {
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

describe('every kind of answer', () => {
  test.each([
    ['a page', 'GET', '/bolig', 200],
    ['a page from memory', 'GET', '/bolig', 200],
    ['a page that is rendered per request', 'GET', '/melde-avvik', 200],
    ['a private page', 'GET', '/mine-saker', 200],
    ['a page that is not there', 'GET', '/finnes-ikke', 404],
    ['a page that fails', 'GET', '/coliving', 500],
    ['a redirect of a page', 'GET', '/reklame', 303],
    ['a redirect to the spelling of a page', 'GET', '/Bolig', 301],
    ['an address that cannot be read', 'GET', '/%ff', 400],
    ['an address that is too long', 'GET', `/${'x'.repeat(5000)}`, 414],
    ['a method that a page does not take', 'DELETE', '/bolig', 405],
    ['the legacy API', 'GET', '/rest/v1/properties', 401],
    ['the legacy API asked by a page', 'OPTIONS', '/rest/v1/properties', 204],
    ['JSON', 'GET', '/api/eiendommer', 200],
    ['JSON that is not there', 'GET', '/api/eiendommer/x', 404],
    ['an interface that is not there', 'GET', '/api/finnes-ikke', 404],
    ['a form that is refused', 'POST', '/api/skjema/contact-message', 422],
    ['a picture that is not there', 'GET', '/bilder/00000000000000000000/320', 404],
    ['a photo without a valid link', 'GET', '/vedlegg/x', 403],
    ['a file', 'GET', '/icon.svg', 200],
    ['robots.txt', 'GET', '/robots.txt', 200],
    ['health', 'GET', '/healthz', 200],
    ['that it runs', 'GET', '/livez', 200],
    ['what only staff may read', 'GET', '/api/ansatt/hendelser', 401],
    ['a download of the staff', 'GET', '/api/ansatt/eiendommer.csv', 401],
  ])('carries the security headers: %s', async (_, method, path, status) => {
    const answer = await fetch(server.url + path, { method, redirect: 'manual' })
    const headers = Object.fromEntries(answer.headers)
    expect(answer.status).toBe(status)
    expect(headers).toMatchObject(ofEveryAnswer)
    const isLegacy = path.startsWith('/rest') || path.startsWith('/bilder')
    if (!isLegacy) expect(headers['cross-origin-resource-policy']).toBe('same-origin')
    expect(headers['referrer-policy']).toBeDefined()
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    if (status !== 200) expect(headers['cache-control']).toMatch(/no-store|no-cache/)
  })

  test('carries the security headers: what is no HTTP', async () => {
    const { port } = new URL(server.url)
    for (const bytes of [
      'nonsense\r\n\r\n',
      'GET / HTTP/1.1\r\n\r\n',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabcd',
      'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n',
      'GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n',
      'GET / HTTP/1.1\r\nHost: x\r\nX: a\rb\r\n\r\n',
      `GET / HTTP/1.1\r\nHost: x\r\n${'X-Many: 1234567890\r\n'.repeat(2000)}\r\n`,
    ]) {
      const answer = await new Promise<string>((resolve, reject) => {
        const socket = connect(Number(port), '127.0.0.1', () => socket.write(bytes))
        let text = ''
        socket.on('data', (chunk) => {
          text += chunk
          if (text.includes('\r\n\r\n')) socket.destroy()
        })
        socket.on('close', () => resolve(text))
        socket.on('error', reject)
      })
      expect([bytes.slice(0, 80), answer]).toEqual([
        bytes.slice(0, 80),
        expect.stringMatching(/^HTTP\/1\.1 4(?:00|31) /),
      ])
      if (!bytes.startsWith('GET / HTTP/1.1\r\n\r\n'))
        for (const name of Object.keys(ofEveryAnswer)) expect(answer.toLowerCase()).toContain(`${name}: `)
    }
  })
})

test('a script or style that was injected into a page is not in its policy, and the application’s own scripts are', async () => {
  // The first answer is made, the second comes from memory, the third says that nothing has changed.
  const etag = (await fetch(`${server.url}/bolig`)).headers.get('etag') ?? ''
  const asked: Record<string, string>[] = [{}, {}, { 'If-None-Match': etag }]
  for (const headers of asked) {
    const answer = await fetch(`${server.url}/bolig`, { headers })
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(policy).toContain(hashOf('known()'))
    expect(policy).not.toContain(hashOf('stolen()'))
    expect(policy).not.toContain(hashOf('b{}'))
    expect(policy).not.toContain('unsafe')
  }
})

test('only public resources may be embedded by other sites', async () => {
  const policyOf = async (path: string) =>
    (await fetch(server.url + path)).headers.get('cross-origin-resource-policy')
  expect(await policyOf('/rest/v1/properties')).toBe('cross-origin')
  expect(await policyOf('/bolig')).toBe('same-origin')
  expect(await policyOf('/vedlegg/x')).toBe('same-origin')
})

test('a policy report is logged without the access token of the page', async () => {
  const report = {
    'csp-report': {
      'document-uri': 'https://husvaer.eksempel.no/sak/AbCdEfGhIjKlMnOpQrSt_-',
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'inline',
    },
  }
  const send = (body: string) => fetch(`${server.url}/api/sikkerhetsrapport`, { method: 'POST', body })
  expect((await send(JSON.stringify(report))).status).toBe(204)
  expect((await send('{')).status).toBe(400)
  expect((await send('x'.repeat(20_000))).status).toBe(413)
  expect(server.logged).toContainEqual({
    level: 'warn',
    message: 'Content-Security-Policy violation reported',
  })
})
