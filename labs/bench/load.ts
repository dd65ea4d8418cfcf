import { connect } from 'node:net'

export interface LoadResult {
  requests: number
  perSecond: number
  p50: number
  p99: number
  errors: number
}

/** What Chromium says that it takes (`Accept-Encoding`). */
export const AS_BROWSERS = 'gzip, deflate, br, zstd'

interface LoadOptions {
  seconds?: number
  connections?: number
  /** What is asked for; as browsers do where it is left out. */
  acceptEncoding?: string
}

/**
 * Requests one URL of a server on this machine repeatedly, on a few connections, for a limited time. Responses are
 * read by their Content-Length and discarded, so that the client uses little processor time.
 */
export async function load(
  url: URL,
  { seconds = 4, connections = 8, acceptEncoding = AS_BROWSERS }: LoadOptions = {},
): Promise<LoadResult> {
  if (!['127.0.0.1', 'localhost'].includes(url.hostname)) throw new Error('Load goes to this machine only')
  const waits: number[] = []
  let errors = 0
  const end = performance.now() + seconds * 1000
  const head = [`GET ${url.pathname}${url.search} HTTP/1.1`, `Host: ${url.host}`]
  const request = Buffer.from([...head, `Accept-Encoding: ${acceptEncoding}`, '\r\n'].join('\r\n'))

  const client = () =>
    new Promise<void>((resolve) => {
      const socket = connect({ host: '127.0.0.1', port: Number(url.port), noDelay: true })
      let head = ''
      let left = -1
      let asked = 0
      const ask = () => {
        if (performance.now() >= end) return socket.end()
        asked = performance.now()
        socket.write(request)
      }
      socket.on('connect', ask)
      socket.on('data', (chunk) => {
        let body = chunk.length
        if (left < 0) {
          head += chunk.toString('latin1')
          const headEnd = head.indexOf('\r\n\r\n')
          if (headEnd < 0) return
          if (!head.startsWith('HTTP/1.1 200')) errors += 1
          left = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
          body = head.length - headEnd - 4
          head = ''
        }
        left -= body
        if (left <= 0) {
          left = -1
          waits.push(performance.now() - asked)
          ask()
        }
      })
      socket.on('error', () => {
        errors += 1
        resolve()
      })
      socket.on('close', () => resolve())
    })

  const start = performance.now()
  await Promise.all(Array.from({ length: connections }, client))
  const elapsed = (performance.now() - start) / 1000
  waits.sort((one, other) => one - other)
  const at = (part: number) =>
    waits[Math.min(waits.length - 1, Math.floor(waits.length * part))] ?? Number.NaN
  return { requests: waits.length, perSecond: waits.length / elapsed, p50: at(0.5), p99: at(0.99), errors }
}
