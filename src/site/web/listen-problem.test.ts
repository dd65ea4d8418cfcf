import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { ConfigError } from '../../platform/base/config.ts'
import { listenProblem } from './listen-problem.ts'

/** What a server says that is to listen at an address. */
const refusalAt = (host: string, port: number) =>
  new Promise<unknown>((resolve) => {
    const server = createServer()
    server.once('error', (error) => resolve(listenProblem(error, { host, port })))
    server.listen(port, host, () => server.close(() => resolve(null)))
  })

test.each(['203.0.113.7', 'kontoret.invalid'])('HOST=%s is refused, with what it can be', async (host) => {
  const refusal = await refusalAt(host, 0)
  expect(refusal).toBeInstanceOf(ConfigError)
  expect(refusal).toMatchObject({ message: expect.stringContaining(`HOST is ${host}, which is no address`) })
})

test('a port that the system keeps, and any other error', () => {
  const kept = Object.assign(new Error('listen EACCES'), { code: 'EACCES' })
  expect(listenProblem(kept, { host: '0.0.0.0', port: 80 })).toMatchObject({
    message: 'Cannot start: this user may not listen at port 80. Set PORT to 1024 or more.',
  })
  const other = new Error('Something else')
  expect(listenProblem(other, { host: '0.0.0.0', port: 80 })).toBe(other)
})
