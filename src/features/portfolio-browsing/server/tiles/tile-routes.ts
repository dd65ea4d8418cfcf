import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { isKnown } from '../../../../platform/http/entity-tag.ts'
import type { RequestBindings } from '../../../../platform/http/request-bindings.ts'
import { parseTile } from '../../map/tile.ts'
import { pictureType } from './fetch-tile.ts'
import type { Tiles } from './tiles.ts'

/** A picture of one pixel that cannot be seen: what lies below shows, and nothing looks broken. */
const transparent = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADUlEQVQI12NgYGBgAAAABQABXvMqOgAAAABJRU5ErkJggg==',
  'base64',
)

const cacheControl = {
  long: 'public, max-age=604800, immutable',
  briefly: 'public, max-age=60',
  never: 'no-store',
} as const

/** Tiles of the map service, from this site: browsers ask no other server. */
export function tileRoutes(tiles: Tiles | null): Hono<{ Bindings: RequestBindings }> {
  const routes = new Hono<{ Bindings: RequestBindings }>()
  routes.get('/kart/fliser/:z/:x/:file', async (c) => {
    const { z, x, file } = c.req.param()
    const tile = file.endsWith('.png') ? parseTile(z, x, file.slice(0, -'.png'.length)) : null
    if (!tiles || !tile) return c.notFound()
    const answer = await tiles.get(tile, c.env.clientAddress)
    if (answer.state === 'outside') return c.notFound()
    if (answer.state === 'tooMany')
      return c.body(null, 429, { 'Retry-After': '600', 'Cache-Control': 'no-store' })
    if (answer.state === 'failed')
      return c.body(transparent, 200, { 'Content-Type': 'image/png', 'Cache-Control': 'no-store' })
    const { bytes, keep } = answer
    const headers = {
      'Cache-Control': cacheControl[keep],
      ETag: `"${createHash('sha256').update(bytes).digest('hex').slice(0, 20)}"`,
    }
    if (isKnown(c.req.header('if-none-match'), headers.ETag)) return c.body(null, 304, headers)
    // Hono's type leaves out shared memory, which no file is read into.
    return c.body(new Uint8Array(bytes), 200, {
      'Content-Type': pictureType(bytes) ?? 'image/png',
      ...headers,
    })
  })
  routes.get('/kart/fliser/*', (c) => c.notFound())
  return routes
}
