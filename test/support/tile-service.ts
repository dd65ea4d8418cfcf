import { createServer } from 'node:http'
import { blankPhoto } from './blank-photo.ts'

/** Where the site of the browser tests, which listens on a port, expects a map service. */
export const tileServiceUrl = (port: string): string => `http://127.0.0.1:${Number(port) + 2000}`

export interface TileService extends AsyncDisposable {
  /** The paths that were asked for, in order. */
  asked: string[]
}

/** Starts the map service of the browser tests: each of its tiles is the same green square. */
export async function startTileService(port: string): Promise<TileService> {
  const tile = await blankPhoto(256, 256, '#cfdcc8').png().toBuffer()
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.setHeader('Content-Type', 'image/png').end(tile)
  })
  await new Promise<void>((resolve) =>
    server.listen(Number(new URL(tileServiceUrl(port)).port), '127.0.0.1', resolve),
  )
  return {
    asked,
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
