import { expect, test } from 'vitest'
import { isCode, isOfServer, sourcesIn } from './sources.ts'

/** Ways to read a request's body, or to take a multipart body apart. */
const readings = [
  /\bfrom 'busboy'/,
  /\bfrom 'hono\/body-limit'/,
  /\.(formData|parseBody|fromWeb)\(/,
  /\breq\.(json|text|blob|arrayBuffer)\(/,
  /\brequest\.(json|text|blob|arrayBuffer)\(/,
  /\b(request|req\.raw)\.body\b/,
]

/** How a source reads bodies by itself; empty where it does not. */
function readingsIn(source: string): string[] {
  return readings.filter((reading) => reading.test(source)).map(String)
}

test('request bodies are read in src/platform/intake alone', () => {
  const sources = sourcesIn(
    ['src'],
    (path) => isCode(path) && isOfServer(path) && !path.startsWith('src/platform/intake/'),
  )
  expect(sources.size).toBeGreaterThan(100)
  const found = [...sources].flatMap(([path, source]) =>
    readingsIn(source).map((reading) => `${path} ${reading}`),
  )
  expect(found).toEqual([])
})

test.each([
  "import busboy from 'busboy'",
  'await request.formData()',
  'await c.req.json()',
  'new Uint8Array(await c.req.arrayBuffer())',
  'Readable.fromWeb(request.body as WebStream)',
])('%s is found', (source) => {
  expect(readingsIn(source)).not.toEqual([])
})
