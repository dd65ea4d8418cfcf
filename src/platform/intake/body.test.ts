import { createServer, type RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { afterEach, describe, expect, test } from 'vitest'
import { openSocket, postBytes, rawRequest } from '../../../test/support/raw-request.ts'
import { answerUnreadable } from '../../site/web/server.ts'
import { portOf } from '../http/port-of.ts'
import { BodyError, bodyChunks, parseObject, readBytes } from './body.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** A server of its own, and how many connections it has. */
async function listening(listener: RequestListener, options = {}) {
  const server = createServer(options, listener)
  server.on('clientError', answerUnreadable({}))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => server.close().closeAllConnections())
  const connections = () =>
    new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)))
  return { url: `http://127.0.0.1:${portOf(server)}`, connections }
}

/** Answers with how many bytes came, or with what was wrong with them. */
/** A request that sends a body in pieces; the types of fetch do not know `duplex`. */
const streamed = (body: BodyInit) => ({ method: 'POST', body, duplex: 'half' })

const counting = (pace: { patienceMs: number; slowestBytesPerSecond: number }) =>
  getRequestListener((request) =>
    readBytes(request, 1_000_000, pace).then(
      ({ length }) => new Response(String(length)),
      (error) => new Response(null, { status: error instanceof BodyError ? error.status : 500 }),
    ),
  )

describe('a body', () => {
  test('that stalls is refused with 408, and its connection closed', async () => {
    const { url, connections } = await listening(counting({ patienceMs: 50, slowestBytesPerSecond: 1e6 }))
    expect(await rawRequest(url, postBytes('/', 'half', {}, 1000))).toBe(408)
    await expect.poll(connections).toBe(0)
  })

  test('that arrives too slowly is refused with 408', async () => {
    const { url, connections } = await listening(counting({ patienceMs: 100, slowestBytesPerSecond: 1e6 }))
    const socket = openSocket(url)
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.write(postBytes('/', '', {}, 1_000_000))
    const trickle = setInterval(() => socket.write('x'), 5)
    await expect.poll(() => answer).toMatch(/^HTTP\/1\.1 408/)
    clearInterval(trickle)
    socket.destroy()
    await expect.poll(connections).toBe(0)
  })

  /** A request whose body comes in pieces, each when it is asked for and a while has passed. */
  const inPieces = (pieces: string[], pauseMs: number) => {
    const left = pieces.map((piece) => Buffer.from(piece))
    const body = new ReadableStream({
      async pull(controller) {
        if (left.length < pieces.length) await new Promise((resolve) => setTimeout(resolve, pauseMs))
        const piece = left.shift()
        if (piece) controller.enqueue(piece)
        else controller.close()
      },
    })
    return new Request('http://x', streamed(body))
  }

  test('may take as long as its bytes take at the minimum rate', async () => {
    const request = inPieces(['x'.repeat(60_000), 'y'], 200)
    const bytes = await readBytes(request, 1e6, { patienceMs: 50, slowestBytesPerSecond: 1000 })
    expect(bytes).toHaveLength(60_001)
  })

  test('is not aborted because its reader is slow', async () => {
    let bytes = 0
    const pace = { patienceMs: 1000, slowestBytesPerSecond: 1e9 }
    for await (const chunk of bodyChunks(inPieces(Array(20).fill('x'), 0), 1e6, pace)) {
      bytes += chunk.length
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
    expect(bytes).toBe(20)
  })

  test.each([
    ['by its length', { 'Content-Length': '2000' }, 'x'.repeat(2000)],
    ['by its bytes', {}, new Blob(['x'.repeat(2000)]).stream()],
  ])('that is too large %s is refused with 413', async (_, headers, body) => {
    const request = new Request('http://x', { ...streamed(body), headers })
    await expect(readBytes(request, 1000)).rejects.toMatchObject({ name: 'BodyError', status: 413 })
  })
})

test('an endless request is closed in both directions', async () => {
  const server = await listening(() => undefined, { requestTimeout: 100, connectionsCheckingInterval: 50 })
  expect(await rawRequest(server.url, postBytes('/', 'half', {}, 1000))).toBe(408)
  await expect.poll(server.connections).toBe(0)
})

describe('JSON', () => {
  test.each(['[1]', '"text"', 'null', '{', '[['.repeat(100_000), '{"a":'.repeat(100_000)])(
    'that is no object is refused with 400',
    (text) => {
      expect(() => parseObject(text)).toThrow(expect.objectContaining({ status: 400 }))
    },
  )

  test('with any nesting depth does not crash the process', () => {
    const deep = `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
    let status = 200
    try {
      parseObject(deep)
    } catch (error) {
      status = error instanceof BodyError ? error.status : 500
    }
    expect(status).toBeLessThan(500)
  })
})
