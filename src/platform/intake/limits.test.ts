import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { blankPhoto } from '../../../test/support/blank-photo.ts'
import { formWithId } from '../../../test/support/form-with-id.ts'
import { openSocket, postBytes } from '../../../test/support/raw-request.ts'
import { sampleEntries } from '../../../test/support/sample-answers.ts'
import { type TemporaryServer, temporaryServer } from '../../../test/support/temporary-server.ts'
import { submitPage } from '../../features/cases/server/store/submit-page.ts'
import { createUploadGate } from './upload-gate.ts'

let server: TemporaryServer
let photo: File
beforeAll(async () => {
  server = await temporaryServer({ RATE_LIMITS: 'on', TRUSTED_PROXIES: 'loopback' })
  photo = new File([new Uint8Array(await blankPhoto(8, 8).jpeg().toBuffer())], 'a.jpg', {
    type: 'image/jpeg',
  })
})
afterAll(() => server.stop())

const report = (more: (form: FormData) => void = () => undefined) => {
  const form = new FormData()
  for (const [name, values] of Object.entries(sampleEntries(formWithId('issue-report'))))
    for (const value of values) if (name !== 'imageUrls') form.append(name, value)
  more(form)
  return form
}
const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { method: 'POST', body, headers })
const many = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, i) => make(i))

describe('a form is refused with 413 where it has', () => {
  const asJson = { 'Content-Type': 'application/json' }
  test.each<[string, () => BodyInit, Record<string, string>?]>([
    ['301 multipart fields', () => report((form) => many(301, (i) => form.append(`felt${i}`, 'x')))],
    ['301 files', () => report((form) => many(301, (i) => form.append(`felt${i}`, photo)))],
    ['a multipart value that is too long', () => report((form) => form.append('felt', 'x'.repeat(300_000)))],
    [
      'multipart values that are too long together',
      () => report((form) => many(30, (i) => form.append(`felt${i}`, 'x'.repeat(10_000)))),
    ],
    ['301 url-encoded fields', () => new URLSearchParams(many(301, (i) => [`felt${i}`, 'x']))],
    ['a url-encoded value that is too long', () => new URLSearchParams({ felt: 'x'.repeat(300_000) })],
    [
      '301 JSON fields',
      () => JSON.stringify(Object.fromEntries(many(301, (i) => [`felt${i}`, 'x']))),
      asJson,
    ],
    ['301 values in a JSON list', () => JSON.stringify({ felt: many(301, () => 'x') }), asJson],
    ['a JSON value that is too long', () => JSON.stringify({ felt: 'x'.repeat(300_000) }), asJson],
  ])('%s', async (_, body, headers) => {
    const response = await post('/api/skjema/issue-report', body(), headers)
    expect([response.status, await response.json()]).toEqual([413, { error: expect.any(String) }])
  })
})

test('300 multipart fields are read, all of them', async () => {
  const own = [...report().keys()].length
  const body = report((form) => many(300 - own, (i) => form.append(`felt${i}`, 'x')))
  expect((await post('/api/skjema/issue-report', body)).status).toBe(201)
})

test.each([
  ['a header line of 20 kB', `X: ${'x'.repeat(20_000)}\r\n`],
  ['3000 header lines', 'X: x\r\n'.repeat(3000)],
  ['a name of 20 kB', `Content-Disposition: form-data; name="${'x'.repeat(20_000)}"\r\n`],
])('a part with %s is refused with 400', async (_, lines) => {
  const body = `--B\r\n${lines}Content-Disposition: form-data; name="a"\r\n\r\nx\r\n--B--\r\n`
  const type = { 'Content-Type': 'multipart/form-data; boundary=B' }
  expect((await post('/api/skjema/issue-report', body, type)).status).toBe(400)
})

test('reports an eleventh photo to its sender, and stores the first ten', async () => {
  const body = report((form) => many(11, () => form.append('imageUrls', photo)))
  const request = new Request(`${server.url}/melde-avvik`, { method: 'POST', body })
  const submitted = await submitPage(server.deps, server.photoDeps, formWithId('issue-report'), {
    request,
    address: null,
    now: new Date(),
    reference: 'TEST',
  })
  expect(submitted).toMatchObject({
    sent: false,
    status: 422,
    photos: expect.objectContaining({ length: 10 }),
    refused: [{ title: 'For mange bilder' }],
    entries: { name: [expect.any(String)] },
  })
})

describe('uploads', () => {
  const from = (address: string) => ({ 'X-Forwarded-For': address })

  test('that are aborted count towards the limit of their address', async () => {
    const address = '192.0.2.50'
    const used = async () => {
      const { rows } = await server.database.pool.query(
        "select coalesce(max(points), 0)::int as used from rate_limits where key like 'photo:%'",
      )
      return rows[0].used
    }
    for (let sent = 1; sent <= 20; sent += 1) {
      const socket = openSocket(server.url)
      socket.write(postBytes('/api/vedlegg', 'half', from(address), 1000))
      await expect.poll(used).toBe(sent)
      socket.destroy()
    }
  })

  test('beyond the limit of an address are refused, and its form is stored without its photos', async () => {
    const address = '192.0.2.51'
    for (let count = 0; count < 100; count += 1) await server.deps.limits.allow('photo', address)
    const refused = await post('/api/vedlegg', photo, from(address))
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '600'])
    const body = report((form) => form.append('imageUrls', photo))
    const response = await post('/api/skjema/issue-report', body, from(address))
    expect([response.status, await response.json()]).toEqual([
      201,
      expect.objectContaining({ photosMissing: 1 }),
    ])
  })

  test('are limited to eight concurrent ones from an address, to one where forty are under way, and to 120 in total', () => {
    const gate = createUploadGate(server.deps.limits)
    const begin = (count: number, sender: string | null) =>
      many(count, () => gate.begin(sender)).filter((upload) => upload !== null)
    const first = begin(9, '192.0.2.1')
    expect(first).toHaveLength(8)
    expect(begin(32, null)).toHaveLength(32)
    expect(gate.begin('192.0.2.1')).toBeNull()
    expect(begin(2, '192.0.2.2')).toHaveLength(1)
    expect(begin(100, null)).toHaveLength(79)
    expect(gate.begin('192.0.2.3')).toBeNull()
    for (const upload of first) {
      upload.finish()
      // Once more changes nothing.
      upload.finish()
    }
    expect(begin(9, '192.0.2.1')).toHaveLength(1)
    expect(begin(9, null)).toHaveLength(7)
  })
})
