import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { pageAddress } from '../http/page-address.ts'
import { plainPage } from '../http/plain-page.ts'
import { contentSecurityPolicy, inlineOf } from '../http/security.ts'
import { encoded, encodingFor, plainBytes, rendered, sizeOf } from '../pages/rendered.ts'
import { markAsStale } from '../pages/stale-notice.ts'

/** The query that names properties by the ends of their ids. */
const query = (...ends: number[]) =>
  ends.map((end) => `id=00000000-0000-4000-8000-00000000000${end}`).join('&')

test.each([
  ['/eiendommer?type=bolig', '/eiendommer?type=bolig'],
  ['/eiendommer?utm_source=x&side=2&type=bolig', '/eiendommer?type=bolig&side=2'],
  ['/eiendommer?type=slott', '/eiendommer'],
  ['/eiendommer?side=1', '/eiendommer'],
  ['/eiendommer?side=02', '/eiendommer'],
  ['/eiendommer?side=-1', '/eiendommer'],
  ['/eiendommer?side=9999999', '/eiendommer'],
  ['/?fbclid=1', '/'],
  ['/bolig?type=bolig', '/bolig'],
  ['/kundeservice?skjema=slott&utm=1', '/kundeservice?skjema=slott'],
  ['/hvitevarefeil?skjema=slott', '/hvitevarefeil'],
  ['/sammenlign?id=slott&utm=1', '/sammenlign'],
  ['/minilager/storrelse?sofa=1&kasser=20&ski=&sykkel=0&x=1', '/minilager/storrelse?kasser=20&sofa=1'],
  [`/sammenlign?${query(7, 1, 7, 2, 3, 4, 5, 6, 8, 9)}`, `/sammenlign?${query(7, 1, 2, 3, 4, 5, 6, 8)}`],
  [
    '/interesseskjema?rom=x&type=minilager&storrelse=3&utm=1',
    '/interesseskjema?type=minilager&storrelse=3&rom=x',
  ],
])('%s is the page %s', (given, address) => {
  const url = new URL(given, 'http://x')
  expect(pageAddress(url.pathname, url.searchParams)).toBe(address)
})

const usual = 'gzip, deflate, br, zstd'

test.each([
  [undefined, 'identity', 'identity'],
  [usual, 'zstd', 'br'],
  ['gzip, deflate, br', 'br', 'br'],
  ['gzip', 'gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip', 'gzip'],
  ['zstd;q=0, br;q=0.0', 'identity', 'identity'],
  ['gzip;q=0', 'identity', 'identity'],
  ['br;q=0.5', 'br', 'br'],
  ['deflate', 'identity', 'identity'],
])(
  'a client that takes %s gets %s at first, and %s of a page that is compressed as small as it gets',
  (header, first, later) => {
    expect(encodingFor({ isTight: false }, header)).toBe(first)
    expect(encodingFor({ isTight: true }, header)).toBe(later)
  },
)

test.each([
  ['br', brotliDecompressSync],
  ['zstd', zstdDecompressSync],
  ['gzip', gunzipSync],
] as const)('an answer is the same as %s', (encoding, decompress) => {
  const body = Buffer.from('Blåbærsyltetøy – på brød. '.repeat(200))
  const answer = rendered({ status: 200, contentType: 'text/html', headers: {}, body })
  const bytes = encoded(answer, encoding)
  expect(bytes.length).toBeLessThan(body.length / 10)
  expect(decompress(bytes).equals(body)).toBe(true)
  expect(encoded(answer, encoding)).toBe(bytes)
})

test.each(['br', 'zstd', 'gzip'] as const)(
  'an answer to a client that takes %s holds those bytes alone, and the others are made of them',
  (first) => {
    const body = Buffer.from('Blåbærsyltetøy – på brød. '.repeat(200))
    const answer = rendered({ status: 200, contentType: 'text/html', headers: {}, body }, first)
    expect(Object.keys(answer.bytes)).toEqual([first])
    expect(encoded(answer, first).buffer.byteLength).toBe(sizeOf(answer))
    expect(plainBytes(answer).equals(body)).toBe(true)
    expect(brotliDecompressSync(encoded(answer, 'br')).equals(body)).toBe(true)
    expect(encoded(answer, 'identity').equals(body)).toBe(true)
  },
)

test('the inline scripts and styles that are known are allowed by their hashes', () => {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  const known = inlineOf(
    '<style>a{}</style><script>one</script><script src="x"></script><script type="application/json" data-x="">{}</script>',
  )
  expect(known).toEqual({ scripts: ['one'], styles: ['a{}'] })
  const policy = contentSecurityPolicy(known)
  expect(policy).toContain(`script-src 'self' ${hash('one')};`)
  expect(policy).toContain(`style-src 'self' ${hash('a{}')};`)
})

test('an outdated copy shows its age', () => {
  const html = markAsStale(
    '<body><div id="driftsmelding"></div></body>',
    new Date('2026-11-21T13:05:00Z'),
    'nb',
  )
  expect(html).toContain('21. november 2026 kl. 14.05')
  expect(html).toContain('role="status"')
})

test('escapes text from outside', () => {
  expect(plainPage({ title: '<b>', text: '"&' })).not.toContain('<b>')
})
