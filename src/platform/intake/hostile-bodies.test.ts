import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { blankPhoto } from '../../../test/support/blank-photo.ts'
import { formWithId } from '../../../test/support/form-with-id.ts'
import { openSocket, postBytes, rawRequest } from '../../../test/support/raw-request.ts'
import { sampleEntries } from '../../../test/support/sample-answers.ts'
import { type TemporaryServer, temporaryServer } from '../../../test/support/temporary-server.ts'
import { findForm } from '../../features/form-catalogue/catalogue.ts'
import type { Render } from '../../site/render/render.ts'
import type { PageServices } from '../../site/web/page-services.ts'

const BOUNDARY = 'grense'
const INBOUND_MAIL_KEY = 'a key that only these tests use'
const multipart = { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` }

/** A page of each kind that takes posts, answering with the status that its form page would have. */
const render: Render<PageServices> = async (request, _page, services) => {
  const { pathname } = new URL(request.url)
  try {
    if (pathname.startsWith('/mine-saker')) {
      const opened = await services.cases.openMyCases()
      return new Response(null, { status: opened.status === 'refused' ? opened.httpStatus : 303 })
    }
    if (pathname.startsWith('/sak/')) {
      const acted = await services.cases.act(pathname.slice('/sak/'.length))
      return new Response(null, { status: acted.status === 'refused' ? acted.httpStatus : 303 })
    }
    if (pathname === '/login') {
      const posted = await services.staff.posted()
      return new Response(null, { status: posted.text('email') ? 303 : 422 })
    }
    const submitted = await services.submit(formWithId('issue-report'))
    return new Response(null, { status: submitted.sent ? 303 : submitted.status })
  } catch (error) {
    if (error instanceof Response) return error
    throw error
  }
}

const routes = [
  '/',
  '/melde-avvik',
  '/login',
  '/mine-saker',
  `/sak/${'a'.repeat(22)}`,
  '/api/skjema/issue-report',
  '/api/vedlegg',
  '/storage/v1/object/property-images/issue-report-1.jpg',
  '/api/feil',
  '/functions/v1/send-issue-report',
]

let server: TemporaryServer
let photo: Buffer
const uncaught: unknown[] = []
const onUncaught = (error: unknown) => uncaught.push(error)
beforeAll(async () => {
  process.on('uncaughtException', onUncaught)
  process.on('unhandledRejection', onUncaught)
  server = await temporaryServer({ INBOUND_MAIL_KEY }, { render })
  photo = await blankPhoto(8, 8).jpeg({ quality: 1 }).toBuffer()
})
afterAll(async () => {
  await server.stop()
  process.off('uncaughtException', onUncaught)
  process.off('unhandledRejection', onUncaught)
})

const send = (path: string, body: Buffer | string, headers: Record<string, string> = multipart) =>
  rawRequest(server.url, postBytes(path, body, { apikey: server.config.PUBLIC_KEY, ...headers }))

/** What a browser without scripts sends for a report with one photo. */
function report(): Buffer {
  const part = (disposition: string, content: Buffer | string) =>
    Buffer.concat([
      Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ])
  const texts = Object.entries(sampleEntries(findForm('issue-report') ?? formWithId('issue-report')))
    .filter(([name]) => name !== 'imageUrls')
    .map(([name, [value = '']]) => part(`name="${name}"`, value))
  return Buffer.concat([
    part('name="imageUrls"; filename="a.jpg"\r\nContent-Type: image/jpeg', photo),
    ...texts,
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ])
}

/** Runs work on a list, some at a time. */
async function inParallel<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  const iterator = items.entries()
  const lane = async () => {
    for (const [index, item] of iterator) results[index] = await work(item)
  }
  await Promise.all(Array.from({ length: 16 }, lane))
  return results
}

describe('a multipart body', () => {
  test('is accepted when it is complete', async () => {
    expect(await send('/melde-avvik', report())).toBe(303)
    const { rows } = await server.database.pool.query('select label from photos where case_id is not null')
    expect(rows).toEqual([{ label: 'a.jpg' }])
  })

  test.each(routes)('without an end gets a 4xx from %s, and ends nothing', async (path) => {
    const unfinished = `--B\r\nContent-Disposition: form-data; name="x"; filename="a.jpg"\r\n\r\nx`
    for (const name of ['x', 'imageUrls', 'file']) {
      const body = unfinished.replace('name="x"', `name="${name}"`)
      const status = await send(path, body, { 'Content-Type': 'multipart/form-data; boundary=B' })
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
    }
    expect(uncaught).toEqual([])
  })

  test('cut at any byte is refused with 400', async () => {
    const whole = report()
    // Without its last line break, the body is still whole.
    const cuts = Array.from({ length: whole.length - 2 }, (_, length) => length)
    const statuses = await inParallel(cuts, (length) =>
      send('/api/skjema/issue-report', whole.subarray(0, length)),
    )
    expect(statuses.flatMap((status, length) => (status === 400 ? [] : [{ length, status }]))).toEqual([])
    expect(uncaught).toEqual([])
  })

  test('with random changes gets an answer below 500', async () => {
    const random = randomNumbers(20261121)
    const bodies = Array.from({ length: 600 }, () => mutated(report(), random))
    const statuses = await inParallel(
      bodies.map((body, index) => ({ body, path: routes[index % routes.length] ?? '/' })),
      ({ body, path }) => send(path, body),
    )
    const failed = statuses.flatMap((status, index) =>
      status === null || status >= 500
        ? [{ status, path: routes[index % routes.length], body: bodies[index]?.toString('latin1') }]
        : [],
    )
    expect(failed).toEqual([])
    expect(new Set(statuses)).toContain(400)
    expect(uncaught).toEqual([])
  })
})

describe('a body whose Content-Length exceeds the limit of its route', () => {
  const megabyte = 1024 * 1024
  test.each([
    ['/login', 17 * 1024],
    ['/melde-avvik', 111 * megabyte],
    ['/api/skjema/issue-report', 111 * megabyte],
    ['/api/vedlegg', 21 * megabyte],
    ['/storage/v1/object/property-images/issue-report-2.jpg', 21 * megabyte],
    ['/functions/v1/send-issue-report', 257 * 1024],
    ['/api/feil', 5000],
    ['/api/innkommende-epost', 31 * megabyte],
    ['/api/ansatt/passkey/verify-authentication', 65 * 1024],
  ])('is refused by %s with 413 before it comes', async (path, length) => {
    const headers = {
      ...multipart,
      apikey: server.config.PUBLIC_KEY,
      Authorization: `Bearer ${INBOUND_MAIL_KEY}`,
    }
    const status = await rawRequest(server.url, postBytes(path, '', headers, length))
    // Errors of browsers are counted before they are read.
    expect(path === '/api/feil' ? [413, 429] : [413]).toContain(status)
  })
})

describe('a connection', () => {
  const head = 'Host: localhost\r\nConnection: keep-alive\r\n'

  test.each(routes)('whose chunks are malformed is closed by %s, and ends nothing', async (path) => {
    const opening = `POST ${path} HTTP/1.1\r\n${head}apikey: ${server.config.PUBLIC_KEY}\r\n`
    const chunked = `Transfer-Encoding: chunked\r\nContent-Type: multipart/form-data; boundary=B\r\n\r\n`
    const part = '--B\r\nContent-Disposition: form-data; name="imageUrls"; filename="a.jpg"\r\n\r\n'
    const chunk = `${part.length.toString(16)}\r\n${part}\r\n`
    const status = await rawRequest(server.url, Buffer.from(`${opening}${chunked}${chunk}no chunk\r\n`))
    expect([400, 429]).toContain(status)
    expect(uncaught).toEqual([])
  })

  test.each(routes)('brings its next request after a POST to %s that announces no body', async (path) => {
    const socket = openSocket(server.url)
    let answers = ''
    socket.on('data', (chunk) => {
      answers += chunk
    })
    const post = `POST ${path} HTTP/1.1\r\n${head}apikey: ${server.config.PUBLIC_KEY}\r\n\r\n`
    socket.write(`${post}GET /livez HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
    await expect.poll(() => socket.readableEnded || socket.destroyed).toBe(true)
    expect(answers.match(/HTTP\/1\.1 \d{3}/g)).toEqual([
      expect.stringMatching(/ (?:2|3|4)\d\d$/),
      'HTTP/1.1 200',
    ])
    expect(uncaught).toEqual([])
  })

  test.each(['Content-Length: 1000', 'Transfer-Encoding: chunked'])(
    'is not kept for the rest of a body that comes with a GET (%s)',
    async (length) => {
      const socket = openSocket(server.url)
      let answer = ''
      socket.on('data', (chunk) => {
        answer += chunk
      })
      socket.write(`GET /healthz HTTP/1.1\r\n${head}${length}\r\n\r\n`)
      await expect.poll(() => answer).toMatch(/^HTTP\/1\.1 200.*\r\nConnection: close\r\n/s)
      await expect.poll(() => socket.readableEnded || socket.destroyed).toBe(true)
    },
  )
})

/** Numbers from 0 up to 1, the same for the same seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A body with some bytes changed, taken out, doubled or put elsewhere. */
function mutated(body: Buffer, random: () => number): Buffer {
  let changed = body
  for (let times = 1 + Math.floor(random() * 4); times > 0; times -= 1) {
    const at = Math.floor(random() * changed.length)
    const length = Math.floor(random() * 60)
    const [before, part, after] = [
      changed.subarray(0, at),
      changed.subarray(at, at + length),
      changed.subarray(at + length),
    ]
    const kinds = [
      [before, Buffer.from(part.map(() => Math.floor(random() * 256))), after],
      [before, after],
      [before, part, part, after],
      [part, before, after],
      [before, Buffer.from(`\r\n--${BOUNDARY}`), after],
      [before, Buffer.from('\r\n\r\n'), after],
    ]
    changed = Buffer.concat(kinds[Math.floor(random() * kinds.length)] ?? [changed])
  }
  return changed
}
