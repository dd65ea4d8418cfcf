import { createHash } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { plainPage } from '../../platform/http/plain-page.ts'
import { pageHeaders } from '../../platform/http/security.ts'
import { newMark, takeMarked } from '../render/marked.ts'
import { pageAddress } from '../render/render-request.ts'
import { encoded, encodingFor, rendered } from '../render/rendered.ts'
import { markAsStale } from '../render/stale-notice.ts'

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

test.each([
  [undefined, 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'identity'],
  ['br;q=0, gzip', 'identity'],
  ['zstd;q=0, br;q=0.0', 'identity'],
  ['br;q=0.5', 'br'],
])('a client that takes %s gets %s', (header, encoding) => {
  expect(encodingFor(header)).toBe(encoding)
})

test('an answer holds its compressed bytes alone, and the plain ones are made of them', () => {
  const body = Buffer.from('Blåbærsyltetøy – på brød. '.repeat(200))
  const answer = rendered({ status: 200, contentType: 'text/html', headers: {}, body })
  const bytes = encoded(answer, 'br')
  expect(bytes.length).toBeLessThan(body.length / 10)
  expect(bytes.buffer.byteLength).toBe(bytes.length)
  expect(brotliDecompressSync(bytes).equals(body)).toBe(true)
  expect(encoded(answer, 'identity').equals(body)).toBe(true)
})

test('only the inline scripts and styles that the application has marked are allowed, by their hashes', () => {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  const mark = newMark()
  const { html, inline } = takeMarked(
    `<style nonce="${mark}">a{}</style><script nonce="${mark}">one</script><script>written by a person</script><script type="module" nonce="${mark}" async="">two</script><script nonce="${mark}" src="x"></script>`,
    mark,
  )
  expect(html).toBe(
    '<style>a{}</style><script>one</script><script>written by a person</script><script type="module" async="">two</script><script src="x"></script>',
  )
  expect(inline).toEqual({ scripts: ['one', 'two'], styles: ['a{}'] })
  const { 'Content-Security-Policy': policy } = pageHeaders(inline)
  expect(policy).toContain(`script-src 'self' ${hash('one')} ${hash('two')};`)
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
