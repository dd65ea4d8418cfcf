import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface LocalServer {
  /** `127.0.0.1:PORT`. */
  host: string
  url: string
  /** The paths that have been asked for, in their order. */
  asked: string[]
  /** Changes what is answered from now on. */
  answer(listener: RequestListener): void
  close(): Promise<void>
}

/** Somebody else's server, played on loopback. */
export async function localServer(listener: RequestListener): Promise<LocalServer> {
  let current = listener
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    current(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
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
