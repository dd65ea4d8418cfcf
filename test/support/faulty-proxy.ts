import { connect, createServer, type Socket } from 'node:net'
import { createServer as createTlsServer } from 'node:tls'
import { portOf } from '../../src/platform/http/port-of.ts'

/**
 * `cut`: connections end after so many bytes of an answer. `down`: they are ended at once. `silent`: they stay open, and nothing comes
 * through.
 */
export type ProxyState = { kind: 'open' | 'down' | 'silent' } | { kind: 'cut'; afterBytes: number }

export interface FaultyProxy {
  port: number
  /** What happens from now on; connections that are open now are ended where it is not `open`. */
  set(state: ProxyState): void
  /** How many connections it has broken so far. */
  broken(): number
  close(): Promise<void>
}

/**
 * Stands between the site and another server or a client on loopback, and breaks the connection when it is told to. With a
 * certificate it speaks TLS with clients.
 */
export async function faultyProxy(
  targetPort: number,
  certificate?: { key: Buffer; cert: Buffer },
): Promise<FaultyProxy> {
  let state: ProxyState = { kind: 'open' }
  let broken = 0
  const sockets = new Set<Socket>()
  const hold = (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
  }
  const onClient = (client: Socket) => {
    hold(client)
    if (state.kind === 'down') {
      broken += 1
      return void client.destroy()
    }
    const upstream = connect(targetPort, '127.0.0.1')
    hold(upstream)
    let bytes = 0
    upstream.on('data', (chunk) => {
      if (state.kind === 'silent') return
      const left = state.kind === 'cut' ? state.afterBytes - bytes : Number.POSITIVE_INFINITY
      bytes += chunk.length
      client.write(chunk.subarray(0, Math.max(0, Math.min(chunk.length, left))))
      if (chunk.length <= left) return
      if (left >= 0) broken += 1
      client.destroySoon()
    })
    upstream.once('close', () => client.destroySoon())
    client.pipe(upstream)
    client.once('close', () => upstream.destroy())
  }
  const server = certificate ? createTlsServer(certificate, onClient) : createServer(onClient)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: portOf(server),
    set(next) {
      state = next
      if (next.kind === 'down' || next.kind === 'cut') for (const socket of sockets) socket.destroy()
    },
    broken: () => broken,
    close() {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
