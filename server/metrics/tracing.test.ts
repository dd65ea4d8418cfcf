import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type TemporaryServer, temporaryServer } from '../../test/support/temporary-server.ts'
import { inSpan } from '../base/trace.ts'
import { queryValue } from '../database/query.ts'
import { portOf } from '../http/port-of.ts'
import type { Render } from '../pages/bare-page.ts'
import { tracedApp } from './traced-app.ts'

/** A page with a loader that asks the database, and one whose loader fails. */
const render: Render = async ({ url }, page) => {
  const isBroken = new URL(url).pathname === '/bolig'
  const loader = async () => {
    await queryValue(server.database.pool, z.string(), 'select $1::text as secret', ['hemmelig'])
    if (isBroken) throw new Error('broken')
  }
  await inSpan(() => ({ name: 'loader page', kind: 'internal', attributes: {} }), loader).catch(
    () => undefined,
  )
  page.deliver(Buffer.from('<html></html>'))
  return new Response(null, { status: isBroken ? 500 : 200 })
}

interface SentSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  startTimeUnixNano: string
  endTimeUnixNano: string
  attributes: { key: string; value: { stringValue?: string; intValue?: string } }[]
  status: { code?: number }
}

const received: string[] = []
const collector = createServer(async (request, response) => {
  received.push(await text(request))
  response.end('{}')
})
const spans = (): SentSpan[] =>
  received.flatMap((body) => JSON.parse(body).resourceSpans[0].scopeSpans[0].spans)

let server: TemporaryServer
beforeAll(async () => {
  await new Promise<void>((ready) => collector.listen(0, '127.0.0.1', ready))
  const environment = {
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `http://127.0.0.1:${portOf(collector)}/v1/traces`,
    OTEL_TRACES_SAMPLER_ARG: '1',
    SERVER_TIMING: 'on',
  }
  server = await temporaryServer(environment, { render })
})
afterAll(() => collector.close())

describe('a traced site', () => {
  test('sends a request and its parts to the collector, named by route and statement', async () => {
    const opened = await fetch(`${server.url}/sak/dette-er-en-hemmelig-lenke?til=kari@eksempel.no`)
    expect(opened.headers.get('server-timing')).toMatch(
      /^total;dur=[\d.]+, db;dur=[\d.]+;desc="\d+ statements", route0;dur=[\d.]+;desc="loader page"/,
    )
    await fetch(`${server.url}/bolig`)
    await server.stop()

    const [request, loader, statement] = ['GET /sak/:token', 'loader page', 'select $1::text as secret'].map(
      (name) => spans().find((span) => span.name === name),
    )
    expect(request).toMatchObject({
      kind: 2,
      attributes: [
        { key: 'http.request.method', value: { stringValue: 'GET' } },
        { key: 'http.route', value: { stringValue: '/sak/:token' } },
        { key: 'http.response.status_code', value: { intValue: '200' } },
      ],
      traceId: expect.stringMatching(/^[0-9a-f]{32}$/),
      spanId: expect.stringMatching(/^[0-9a-f]{16}$/),
    })
    expect(request?.parentSpanId).toBeUndefined()
    expect(loader).toMatchObject({ kind: 1, traceId: request?.traceId, parentSpanId: request?.spanId })
    expect(statement).toMatchObject({ kind: 3, traceId: request?.traceId, parentSpanId: loader?.spanId })
    for (const { startTimeUnixNano, endTimeUnixNano } of spans())
      expect(BigInt(endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(startTimeUnixNano))

    const failed = spans().filter(({ status }) => status.code === 2)
    expect(failed.map(({ name }) => name).sort()).toEqual(['GET /bolig', 'loader page'])
    for (const secret of ['hemmelig-lenke', 'kari', '"hemmelig"'])
      expect(received.join()).not.toContain(secret)
  })
})

describe('tracing', () => {
  const traced = (over: Partial<Parameters<typeof tracedApp>[1]>) => {
    const exported: string[] = []
    const app = tracedApp(
      { fetch: () => new Response('', { headers: { 'X-Own': 'x' } }) },
      {
        nameRoute: () => '/x',
        exporter: { add: ({ spans: [root] }) => exported.push(root?.name ?? '') },
        ratio: 0.5,
        hasServerTiming: true,
        ...over,
      },
    )
    return { app, exported }
  }
  const request = (method = 'GET') => new Request('http://x/x', { method })

  test('exports the part of the requests that was asked for', async () => {
    const { app, exported } = traced({ random: () => 0.5 })
    await app.fetch(request(), {})
    expect(exported).toEqual([])
    const { app: other, exported: some } = traced({ random: () => 0.49 })
    await other.fetch(request(), {})
    expect(some).toEqual(['GET /x'])
  })

  test('does not say how long a post took, and leaves the other headers', async () => {
    const { app } = traced({})
    expect((await app.fetch(request('POST'), {})).headers.get('server-timing')).toBeNull()
    const { headers } = await app.fetch(request(), {})
    expect([headers.has('server-timing'), headers.get('x-own')]).toEqual([true, 'x'])
  })

  test('costs no span outside a traced request', async () => {
    let described = 0
    const describe = () => {
      described += 1
      return { name: 'x', kind: 'internal', attributes: {} } as const
    }
    expect(await inSpan(describe, async () => 7)).toBe(7)
    expect(described).toBe(0)
  })
})
