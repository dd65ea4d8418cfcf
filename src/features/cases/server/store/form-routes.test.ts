import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { formWithId } from '../../../../../test/support/form-with-id.ts'
import { sampleEntries } from '../../../../../test/support/sample-answers.ts'
import { type TemporaryServer, temporaryServer } from '../../../../../test/support/temporary-server.ts'

let server: TemporaryServer
beforeAll(async () => {
  server = await temporaryServer()
})
afterAll(() => server.stop())

const answers = Object.fromEntries(
  Object.entries(sampleEntries(formWithId('contact-message'))).map(([name, [text]]) => [name, text]),
)

function post(path: string, body: BodyInit, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(server.url + path, { method: 'POST', body, headers })
}

const asJson = { 'Content-Type': 'application/json' }

describe('a form sent as JSON', () => {
  test('is stored, and says where it can be followed', async () => {
    const response = await post('/api/skjema/contact-message', JSON.stringify(answers), asJson)
    expect(response.status).toBe(201)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toMatchObject({
      reference: expect.stringMatching(/^HEN-/),
      receipt: expect.stringMatching(/^\/sak\/[\w-]{22}\/kvittering$/),
      title: 'Takk for din henvendelse!',
      text: 'Vi kommer tilbake til deg innen 24 timer.',
    })
  })

  test('is refused where its key was used with other answers', async () => {
    const key = { ...asJson, 'Idempotency-Key': 'a-key-of-this-very-test' }
    expect((await post('/api/skjema/contact-message', JSON.stringify(answers), key)).status).toBe(201)
    expect((await post('/api/skjema/contact-message', JSON.stringify(answers), key)).status).toBe(201)
    const other = JSON.stringify({ ...answers, message: 'Noe annet' })
    const response = await post('/api/skjema/contact-message', other, key)
    const { title } = await response.json()
    expect([response.status, title]).toEqual([409, 'Skjemaet er allerede sendt'])
  })

  test.each<[string, number, string, Record<string, string>]>([
    ['a body that is too large', 413, JSON.stringify({ message: 'x'.repeat(300_000) }), asJson],
    ['a body that is no JSON', 400, '{', asJson],
    ['a body that is no object', 400, '[1]', asJson],
    ['a body of another kind', 415, 'a,b', { 'Content-Type': 'text/csv' }],
    [
      'a form that is cut off',
      400,
      '--x\r\nContent-Disposition: form-data; name="a"',
      { 'Content-Type': 'multipart/form-data; boundary=x' },
    ],
    ['a page of another site', 403, '{}', { ...asJson, Origin: 'https://ond.eksempel.no' }],
    ['a page of a site beside ours', 403, '{}', { ...asJson, 'Sec-Fetch-Site': 'same-site' }],
  ])('%s is refused with %i', async (_, status, body, headers) => {
    const response = await post('/api/skjema/contact-message', body, headers)
    expect([response.status, Object.keys(await response.json())]).toEqual([
      status,
      expect.arrayContaining(['error']),
    ])
  })

  test('more fields than any form has are too many', async () => {
    const pairs = Array.from({ length: 400 }, (_, index): [string, string] => [`felt${index}`, 'x'])
    expect((await post('/api/skjema/contact-message', new URLSearchParams(pairs))).status).toBe(413)
  })

  test('answers 404 for an unknown form', async () => {
    const unknown = await post('/api/skjema/finnes-ikke', '{}', asJson)
    expect(unknown.status).toBe(404)
    expect(await unknown.json()).toEqual({ error: 'Ukjent skjematype' })
  })
})

test('returns the place of a postal code in mixed case', async () => {
  const place = async (code: string) => (await fetch(`${server.url}/api/postnummer/${code}`)).json()
  expect(await place('3256')).toEqual({ poststed: 'Larvik' })
  expect(await place('3674')).toEqual({ poststed: 'Notodden' })
  expect(await place('8622')).toEqual({ poststed: 'Mo i Rana' })
  expect((await fetch(`${server.url}/api/postnummer/0000`)).status).toBe(404)
})

test.each([
  ['GET', '/api/finnes-ikke'],
  ['GET', '/api/ansatt/finnes-ikke'],
  ['POST', '/api/skjema'],
  ['DELETE', '/api/eiendommer'],
])('an unknown path of the API is answered in JSON: %s %s', async (method, path) => {
  const answer = await fetch(server.url + path, { method })
  expect(answer.status).toBe(404)
  expect(answer.headers.get('content-type')).toBe('application/json')
  expect(await answer.json()).toEqual({ error: 'not found' })
})

test('a failing endpoint answers in JSON, with the reference of the log entry', async () => {
  const begin = vi.spyOn(server.photoDeps.uploads, 'begin').mockImplementation(() => {
    throw new Error('broken')
  })
  const answer = await fetch(`${server.url}/api/vedlegg`, { method: 'POST', body: 'x' })
  begin.mockRestore()
  expect(answer.status).toBe(500)
  expect(await answer.json()).toEqual({ error: 'unavailable', reference: expect.any(String) })
})
