import { request } from 'node:http'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { spellingsOf } from '../../../test/support/spellings.ts'
import { type TemporaryServer, temporaryServer } from '../../../test/support/temporary-server.ts'
import { MISSING_PAGE, pagePolicies, pagePolicy } from './page-policy.ts'
import { readRequestTarget } from './request-target.ts'
import { staffPages } from './staff-pages.ts'

const token = 'AbCdEfGhIjKlMnOpQrSt_-'
const propertyId = '0b0e2d34-5a3c-4f6e-8d21-9e7f00112233'

describe('readRequestTarget', () => {
  test.each([
    ['/', '/'],
    ['/eiendommer?type=bolig', '/eiendommer?type=bolig'],
    [`/sak/${token}`, `/sak/${token}`],
    ['/vedlegg/x?til=1&s=A%2FB', '/vedlegg/x?til=1&s=A%2FB'],
    [
      '/storage/v1/object/public/property-images/B%C3%B8.jpg',
      '/storage/v1/object/public/property-images/B%C3%B8.jpg',
    ],
    ['http://example.com/bolig?x=1', '/bolig?x=1'],
    ['/saker.data?_routes=x', '/saker.data?_routes=x'],
    ['/ingen-side).', '/ingen-side).'],
    [`/sak/${token}.x`, `/sak/${token}.x`],
  ])('takes %s as %s', (raw, target) => {
    expect(readRequestTarget(raw)).toEqual({ state: 'canonical', target })
  })

  test.each([
    [`/SAK/${token}`, `/sak/${token}`],
    [`/%73ak/${token}`, `/sak/${token}`],
    [`/sak//${token}/`, `/sak/${token}`],
    ['/Melde-avvik?x=Y', '/melde-avvik?x=Y'],
    ['//evil.example/', '/evil.example'],
    ['/b%6flig/', '/bolig'],
    [`/eiendommer/${propertyId.toUpperCase()}`, `/eiendommer/${propertyId}`],
    ['/Saker/AVV-7KQ3-XM4D', '/saker/AVV-7KQ3-XM4D'],
    ['/INTERN.data', '/intern.data'],
    ['/x%c3%a5', '/x%C3%A5'],
    ...['.', ',', ')', ').', ';', '!', '*', "'", '%20', '%22', '%3E', '%5D', '%C2%BB', '%c2%a0', '%E2%80%9D.']
      .flatMap((end) => [
        [`/sak/${token}${end}`, `/sak/${token}`],
        [`/sak/${token}/kvittering${end}`, `/sak/${token}/kvittering`],
        [`/si-fra/${token}${end}`, `/si-fra/${token}`],
        [`/kundeservice${end}`, '/kundeservice'],
        [`/${end}`, '/'],
      ])
      .filter(([raw]) => raw !== '/.'),
  ])('leads %s to %s', (raw, location) => {
    expect(readRequestTarget(raw)).toEqual({ state: 'moved', location })
  })

  test.each([
    ['/bolig/../sak/x', 'missing'],
    ['/bolig/%2e%2E/sak/x', 'missing'],
    ['/sak%2Fx', 'missing'],
    ['/sak\\x', 'missing'],
    ['/sak%5cx', 'missing'],
    ['/melde-avvik%0a', 'missing'],
    ['/melde-avvik.data', 'missing'],
    [`/sak/${token}.data`, 'missing'],
    [`/sak/${token}.data.`, 'missing'],
    ['/_root.data', 'missing'],
    ['/saker/_.data', 'missing'],
    ['/sak/%00', 'unreadable'],
    ['/bolig?x=%00', 'unreadable'],
    ['/%ff', 'unreadable'],
    ['/%zz', 'unreadable'],
    ['/bolig#x', 'unreadable'],
    ['/b\u00f8lig', 'unreadable'],
    ['*', 'unreadable'],
    ['bolig', 'unreadable'],
    [`/${'x'.repeat(5000)}`, 'too-long'],
  ])('refuses %s as %s', (raw, state) => {
    expect(readRequestTarget(raw)).toEqual({ state })
  })

  test('redirects no address twice, and none to another site', () => {
    const part = fc.oneof(
      fc.constantFrom(
        '/',
        '//',
        '.',
        '..',
        '\\',
        '%2e',
        '%2F',
        '%73',
        'SAK',
        'saker',
        '.data',
        ';',
        '?',
        '%',
      ),
      fc.string({ maxLength: 4 }),
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const found = readRequestTarget(`/${parts.join('')}`)
        if (found.state !== 'moved') return
        expect(found.location).toMatch(/^\/(?!\/)/)
        expect(readRequestTarget(found.location)).toEqual({ state: 'canonical', target: found.location })
      }),
      { numRuns: 2000 },
    )
  })
})

test('a path that no table names has no page', () => {
  for (const path of ['/ny-side', '/sak', '/sak/a/b/c', '/SAK/x', '/Melde-avvik', '/bolig;x=1', '/%73ak/x'])
    expect([path, pagePolicy(path)]).toEqual([path, 'missing'])
})

describe('every page in every spelling', () => {
  let server: TemporaryServer
  beforeAll(async () => {
    // An application with every page but the one that says that there is none, so that only the checks before it can refuse.
    server = await temporaryServer(
      {},
      {
        cachesPages: true,
        async render(asked) {
          const { pathname } = new URL(asked.url)
          const status = pathname === MISSING_PAGE ? 404 : 200
          return new Response(`<p>${pathname}</p>`, { status, headers: { 'Content-Type': 'text/html' } })
        },
      },
    )
  })
  afterAll(() => server.stop())

  /** Requests exactly this path; `fetch` would normalise it first. */
  const ask = (path: string) =>
    new Promise<{
      status: number
      cacheControl: string
      etag: string | undefined
      location: string | undefined
    }>((resolve, reject) => {
      request(server.url, { path }, (answer) => {
        answer.resume().on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            cacheControl: answer.headers['cache-control'] ?? '',
            etag: answer.headers.etag,
            location: answer.headers.location,
          }),
        )
      })
        .on('error', reject)
        .end()
    })

  const paths = [...pagePolicies.keys()].map((pattern) =>
    pattern
      .replace(':id', propertyId)
      .replace(/:(?:token|ticket)/, token)
      .replace(/:\w+/, 'AVV-7KQ3-XM4D'),
  )

  test('has one canonical URL, and is cached only if its policy says so', async () => {
    expect(paths.length).toBeGreaterThan(50 + staffPages.length / 2)
    for (const path of paths) {
      const policy = pagePolicy(path)
      // Twice, to see that the first answer was not cached for the second.
      for (const round of [1, 2]) {
        const answer = await ask(path)
        const expected = {
          cached: 'no-cache',
          missing: 'no-store',
          form: 'private, no-cache',
          searched: 'private, no-cache',
          private: 'no-store',
          unreferred: 'no-store',
          staff: 'no-store',
        }
        expect([path, round, answer.status, answer.cacheControl]).toEqual([
          path,
          round,
          200,
          expected[policy],
        ])
        expect([path, answer.etag !== undefined]).toEqual([path, policy === 'cached'])
      }
      for (const spelling of spellingsOf(path)) {
        const answer = await ask(spelling)
        const isElsewhere = answer.status === 301 && answer.location?.startsWith(path)
        // Not cached, unless the page is the same for all visitors.
        const isPrivate = answer.cacheControl === 'no-store' || policy === 'cached'
        expect([spelling, answer.status, isPrivate]).toEqual([spelling, answer.status, true])
        expect([spelling, isElsewhere || [200, 400, 404].includes(answer.status)]).toEqual([spelling, true])
      }
    }
  }, 120_000)
})
