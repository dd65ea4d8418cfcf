import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { messageOf } from '../../src/platform/base/errors.ts'
import { portOf } from '../../src/platform/http/port-of.ts'

export interface Proxy {
  url: string
  close(): void
}

/** A proxy between a browser and the site that removes the scripts from its pages, or leaves them in. */
export async function proxyTo(site: string, { withScripts }: { withScripts: boolean }): Promise<Proxy> {
  const pass = async (request: IncomingMessage, response: ServerResponse) => {
    const answer = await fetch(site + request.url, { headers: { Accept: request.headers.accept ?? '*/*' } })
    let body = Buffer.from(await answer.arrayBuffer())
    const type = answer.headers.get('content-type') ?? ''
    if (!withScripts && type.includes('text/html')) {
      body = Buffer.from(
        body
          .toString()
          .replace(/<script(?! type="application\/ld)[^>]*>[\s\S]*?<\/script>/g, '')
          .replace(/<link rel="modulepreload"[^>]*>/g, ''),
      )
    }
    const packs = /html|javascript|json|svg|css/.test(type)
    const bytes = packs ? brotliCompressSync(body) : body
    response.writeHead(answer.status, {
      'Content-Type': type,
      'Content-Length': bytes.length,
      ...(packs ? { 'Content-Encoding': 'br' } : {}),
      'Content-Security-Policy': answer.headers.get('content-security-policy') ?? '',
      'Cache-Control': answer.headers.get('cache-control') ?? '',
    })
    response.end(bytes)
  }
  const server = createServer((request, response) => {
    pass(request, response).catch((error) => response.writeHead(502).end(messageOf(error)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${portOf(server)}`, close: () => server.close() }
}
