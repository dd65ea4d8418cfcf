import { createServer, type RequestListener } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { portOf } from '../../src/platform/http/port-of.ts'
import { askRepeatedly } from './requests.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

async function serve(answer: RequestListener): Promise<URL> {
  const server = createServer(answer)
  closing.push(() => server.close())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return new URL(`http://127.0.0.1:${portOf(server)}/`)
}

const limits = { count: 20, seconds: 30, connections: 4, acceptEncoding: 'gzip' }

test('asks as often as it is told to', async () => {
  let answered = 0
  const url = await serve((_, response) => {
    answered += 1
    response.end('page')
  })
  expect(await askRepeatedly(url, limits)).toEqual({ requests: 20, bytes: 4, encoding: 'identity' })
  expect(answered).toBe(20)
})

test('asks no more once its time is over', async () => {
  const url = await serve((_, response) => response.end())
  expect((await askRepeatedly(url, { ...limits, count: 1_000_000, seconds: 0.1 })).requests).toBeLessThan(
    1_000_000,
  )
})

test('counts the bytes of a compressed body in chunks as they are sent', async () => {
  const body = gzipSync('page '.repeat(10_000))
  const url = await serve((_, response) => {
    response.writeHead(200, { 'Content-Encoding': 'gzip' })
    response.write(body.subarray(0, 10))
    response.end(body.subarray(10))
  })
  expect(await askRepeatedly(url, limits)).toMatchObject({ bytes: body.length, encoding: 'gzip' })
})

test('fails on an answer that is not 200', async () => {
  const url = await serve((_, response) => response.writeHead(301).end())
  await expect(askRepeatedly(url, limits)).rejects.toThrow('answered 301')
})

test('refuses a server of another machine', async () => {
  await expect(askRepeatedly(new URL('http://example.com/'), limits)).rejects.toThrow('this machine only')
})
