import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { newTrace } from '../base/trace.ts'
import { portOf } from '../http/port-of.ts'
import { openTraceExporter } from './trace-exporter.ts'

const closing: (() => unknown)[] = []
afterEach(() => Promise.all(closing.splice(0).map((close) => close())))

/** A collector that answers with the statuses in turn, and the log of an exporter that sends to it. */
async function collector(...statuses: number[]) {
  let taken = 0
  let answers = Promise.resolve()
  const server = createServer(async (request, response) => {
    await buffer(request)
    asked.resolve()
    await answers
    const status = statuses.shift() ?? 200
    if (status === 200) taken += 1
    response.writeHead(status).end()
  })
  const asked = Promise.withResolvers<void>()
  /** Takes the next request without an answer to it, until the returned function is called. */
  const hold = () => {
    const held = Promise.withResolvers<void>()
    answers = held.promise
    return held.resolve
  }
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const logged: string[] = []
  const log = {
    info: (_: object, message: string) => logged.push(`info: ${message}`),
    warn: (_: object, message: string) => logged.push(`warn: ${message}`),
  }
  const exporter = openTraceExporter(`http://127.0.0.1:${portOf(server)}/v1/traces`, log)
  closing.push(exporter.close, () => server.close())
  return { exporter, logged, taken: () => taken, asked: asked.promise, hold }
}

test('drops what a failing collector does not take, and says so once', async () => {
  const { exporter, logged, taken } = await collector(500, 500, 200)
  for (let turn = 0; turn < 3; turn += 1) {
    exporter.add(newTrace())
    await exporter.flush()
  }
  expect(taken()).toBe(1)
  expect(logged).toEqual([
    'warn: Traces could not be exported and are dropped',
    'info: The collector takes traces again',
  ])
})

test('sends nothing where there is nothing, and what waits when it ends', async () => {
  const { exporter, taken } = await collector()
  await exporter.flush()
  expect(taken()).toBe(0)
  exporter.add(newTrace())
  await exporter.close()
  expect(taken()).toBe(1)
})

test('waits for the traces that are under way when it ends', async () => {
  const { exporter, taken, asked, hold } = await collector()
  const answer = hold()
  exporter.add(newTrace())
  const flushed = exporter.flush()
  await asked
  let isClosed = false
  const closed = exporter.close().then(() => {
    isClosed = true
  })
  await new Promise((turn) => setImmediate(turn))
  expect(isClosed).toBe(false)
  answer()
  await Promise.all([flushed, closed])
  expect(taken()).toBe(1)
})
