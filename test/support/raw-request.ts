import { connect, type Socket } from 'node:net'

/**
 * Sends bytes to an HTTP server as they are, and gives the status of its answer when the server has closed the
 * connection; null where it gave none.
 * @throws Error where the connection stays open.
 */
export function rawRequest(url: string, bytes: Buffer): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const socket = openSocket(url)
    let answer = ''
    socket.setTimeout(30_000, () => {
      reject(new Error('The server left the connection open'))
      socket.destroy()
    })
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1')
    })
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0) || null))
    socket.write(bytes)
  })
}

/** A connection to an HTTP server, to send half requests over. */
export function openSocket(url: string): Socket {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  return socket
}

/** The bytes of a POST request. Its length is that of the body, unless another one is claimed. */
export function postBytes(
  path: string,
  body: Buffer | string,
  headers: Record<string, string> = {},
  claimedLength: number = Buffer.byteLength(body),
): Buffer {
  const lines = Object.entries({
    Host: 'localhost',
    Connection: 'close',
    'Content-Length': String(claimedLength),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.concat([Buffer.from(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n`), Buffer.from(body)])
}
