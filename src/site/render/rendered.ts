import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { entityTag } from '../../platform/http/entity-tag.ts'

const compress = promisify(brotliCompress)

/** How the bytes of an answer go out: all browsers that we support take brotli, where nothing stands between that does not. */
export type Encoding = 'br' | 'identity'

/** A finished answer, with the headers that go with it. */
export interface RenderedPage {
  status: number
  contentType: string
  /** Headers of this answer alone, such as its Content-Security-Policy. */
  headers: Record<string, string>
  etag: string
  /** Its bytes: plain as they were rendered, compressed where they are cached. */
  held: { encoding: Encoding; bytes: NonSharedBuffer }
  /** The headers that go out with each encoding, made when they are first needed. */
  heads: Partial<Record<Encoding, { length: number; head: string[] }>>
}

export function rendered({
  body,
  ...fields
}: Pick<RenderedPage, 'status' | 'contentType' | 'headers'> & { body: NonSharedBuffer }): RenderedPage {
  // Weak: the same for every encoding of the same content.
  return { ...fields, etag: entityTag(body), held: { encoding: 'identity', bytes: body }, heads: {} }
}

/** Holds an answer compressed: the plain bytes are four times as many, and few clients ask for them. */
export function holdCompressed(answer: RenderedPage): void {
  answer.held = { encoding: 'br', bytes: encoded(answer, 'br') }
}

/** Levels of brotli: as long as gzip takes, and as small as it gets. */
const QUICK = 4
const BEST = 11

const refused = String.raw`(?!\s*;\s*q=0(?:\.0*)?(?:,|$))`
const takesBrotli = new RegExp(String.raw`\bbr\b${refused}`)

/** The encoding of an answer for a client, by its `Accept-Encoding`. */
export const encodingFor = (header: string | null | undefined): Encoding =>
  header && takesBrotli.test(header) ? 'br' : 'identity'

/** The bytes of an answer in an encoding. */
export function encoded({ held }: RenderedPage, encoding: Encoding): NonSharedBuffer {
  if (held.encoding === encoding) return held.bytes
  return encoding === 'br'
    ? ownBytes(brotliCompressSync(held.bytes, { params: brotliParams(held.bytes, QUICK) }))
    : brotliDecompressSync(held.bytes)
}

/** The bytes of an answer as they are. */
export const plainBytes = (answer: RenderedPage): NonSharedBuffer => encoded(answer, 'identity')

/** Compresses an answer as small as it gets, which takes some 50 ms of a processor. */
export async function compressAtBestQuality(answer: RenderedPage): Promise<void> {
  const body = plainBytes(answer)
  const bytes = ownBytes(await compress(body, { params: brotliParams(body, BEST) }))
  answer.held = { encoding: 'br', bytes }
}

/** Some bytes alone: what compresses gives a part of a larger buffer, all of which would be held with them. */
function ownBytes(bytes: NonSharedBuffer): NonSharedBuffer {
  const own = Buffer.allocUnsafeSlow(bytes.length)
  own.set(bytes)
  return own
}

const brotliParams = (body: Buffer, quality: number) => ({
  [constants.BROTLI_PARAM_QUALITY]: quality,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
})
