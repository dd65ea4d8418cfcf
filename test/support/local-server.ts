import { createServer, type RequestListener } from 'node:http'
import { portOf } from '../../src/platform/http/port-of.ts'

export interface LocalServer {
  /** `127.0.0.1:PORT`. */
  host: string
  url: string
  /** The requested paths, in order. */
  asked: string[]
  /** Changes the answer from now on. */
  answer(listener: RequestListener): void
  close(): Promise<void>
}

/** A stand-in for an external server, on loopback. */
export async function localServer(listener: RequestListener): Promise<LocalServer> {
  let current = listener
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    current(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${portOf(server)}`
  return {
    host,
    url: `http://${host}`,
    asked,
    answer(next) {
      current = next
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
