import { Hono } from 'hono'
import { pictureWidths } from '../../../domain/portfolio/picture.ts'
import { forOtherSites } from '../../../platform/http/security.ts'
import { streamFile } from '../../../platform/http/stream-body.ts'
import { acceptedFormat, type DerivedPictures } from '../../../platform/pictures/derive.ts'
import type { MakeOriginal } from '../../../platform/pictures/pictures.ts'
import { publicBucket, publicStoragePrefix, type Storage } from '../../../platform/storage/storage.ts'

export interface PictureRouteOptions {
  storage: Storage
  derived: DerivedPictures
  findOriginal: (key: string) => Promise<Uint8Array | null>
  /** Is asked for an original that the storage does not give. */
  makeMissing?: MakeOriginal
}

const types: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
}

/** Originals at the addresses that `images` hold, and their sizes under `/bilder`. */
export function pictureRoutes({
  storage,
  derived,
  findOriginal,
  makeMissing = async () => null,
}: PictureRouteOptions): Hono {
  const routes = new Hono()

  routes.get('/bilder/:key{[0-9a-f]{20}}/:file{[0-9]+(?:\\.jpg)?}', async (c) => {
    const [named, isJpeg] = c.req.param('file').split('.')
    const width = pictureWidths.find((known) => String(known) === named)
    if (!width) return c.notFound()
    const format = isJpeg ? 'jpeg' : acceptedFormat(c.req.header('accept'))
    const bytes = await derived.get({ key: c.req.param('key'), width, format }, findOriginal)
    if (!bytes) return c.notFound()
    // Hono's type leaves out shared memory, which no picture is in.
    return c.body(bytes as Uint8Array<ArrayBuffer>, 200, {
      'Content-Type': `image/${format}`,
      'Cache-Control': 'public, max-age=31536000, immutable',
      ...(isJpeg ? {} : { Vary: 'Accept' }),
      ...forOtherSites,
    })
  })

  routes.get(`${publicStoragePrefix}${publicBucket}/*`, async (c) => {
    const path = decodeURIComponent(c.req.path.slice(publicStoragePrefix.length))
    const type = types[path.split('.').at(-1)?.toLowerCase() ?? '']
    if (!type) return c.notFound()
    // The storage refuses paths that lead out of it.
    const file = await streamFile(storage, path).catch(() => null)
    const made = file?.bytes ? null : await makeMissing(path)
    const [body, bytes] = made ? [new Uint8Array(made), made.length] : [file?.body, file?.bytes]
    if (!body) return c.notFound()
    return c.body(body, 200, {
      'Content-Type': type,
      'Content-Length': String(bytes),
      'Cache-Control': 'public, max-age=3600',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      ...forOtherSites,
    })
  })

  return routes
}
