import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { portOf } from '../../src/platform/http/port-of.ts'

export interface PictureProxy {
  url: string
  close(): void
}

/** A proxy before a contender that has its pictures from our site, and passes everything else on as it is. */
export async function proxyWithPictures(contender: string, pictures: string): Promise<PictureProxy> {
  const pass = (asked: IncomingMessage, response: ServerResponse) => {
    const path = asked.url ?? '/'
    const target = new URL(path, path.startsWith('/bilder/') ? pictures : contender)
    const headers = { ...asked.headers, host: target.host }
    const passed = request(target, { method: asked.method ?? 'GET', headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    passed.on('error', () => response.destroy())
    asked.pipe(passed)
  }
  const server = createServer(pass)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${portOf(server)}`, close: () => server.close() }
}
