import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { portOf } from '../../src/platform/http/port-of.ts'

export interface Balancer {
  url: string
  /** The answers of 500 and above that clients got, with the port of the process; null for the balancer's own. */
  failures: { status: number; port: number | null; path: string }[]
  /** How many forms and other things the process of a port has stored: its answers of 201. */
  created(port: number): number
  close(): Promise<void>
}

/**
 * A proxy as `ops/nginx.conf` sets one up: requests go to one process after the other, and one that a process did not answer
 * goes to the next, forms too. `retries: false` leaves that out.
 */
export async function balancer(ports: readonly number[], { retries = true } = {}): Promise<Balancer> {
  const failures: Balancer['failures'] = []
  const created = new Map<number, number>()
  const agent = new Agent({ keepAlive: true })
  let turn = 0
  const server = createServer(async (incoming, outgoing) => {
    const body = await buffer(incoming).catch(() => null)
    if (!body) return void outgoing.destroy()
    const { url: path = '/' } = incoming
    turn += 1
    const order = ports.map((_, index) => ports[(turn + index) % ports.length] ?? 0)
    for (const port of retries ? order : order.slice(0, 1)) {
      const answer = await ask(agent, port, incoming, body)
      if (!answer) continue
      if (answer.status >= 500) failures.push({ status: answer.status, port, path })
      if (answer.status === 201) created.set(port, (created.get(port) ?? 0) + 1)
      return pass(answer, outgoing)
    }
    failures.push({ status: 502, port: null, path })
    outgoing.writeHead(502).end()
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    failures,
    created: (port) => created.get(port) ?? 0,
    async close() {
      agent.destroy()
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

interface Answer {
  status: number
  type: string
  body: Buffer
}

/** A process's whole answer; null where its connection ended before that. */
function ask(agent: Agent, port: number, incoming: IncomingMessage, body: Buffer): Promise<Answer | null> {
  return new Promise((answered) => {
    const { method = 'GET', url = '/', headers } = incoming
    const asked = request({ agent, host: '127.0.0.1', port, method, path: url, headers }, (response) => {
      buffer(response).then(
        (bytes) =>
          answered({
            status: response.statusCode ?? 502,
            type: response.headers['content-type'] ?? '',
            body: bytes,
          }),
        () => answered(null),
      )
    })
    asked.once('error', () => answered(null))
    asked.end(body)
  })
}

function pass({ status, type, body }: Answer, outgoing: ServerResponse): void {
  outgoing.writeHead(status, { 'Content-Type': type, 'Content-Length': body.length })
  outgoing.end(body)
}
