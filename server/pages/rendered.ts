import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzipSync,
  zstdCompressSync,
  zstdDecompressSync,
} from 'node:zlib'
import { entityTag } from '../http/entity-tag.ts'

const compressBrotli = promisify(brotliCompress)

/** How the bytes of an answer are compressed. */
const encodings = ['identity', 'zstd', 'br', 'gzip'] as const

export type Encoding = (typeof encodings)[number]

/** A finished answer: its bytes, compressed where clients take that, with the headers that go with them. */
export interface Rendered {
  status: number
  contentType: string
  /** Headers of this answer alone, such as its Content-Security-Policy. */
  headers: Record<string, string>
  etag: string
  /** Its bytes in the encodings made so far, of which there is one at least; plain bytes only where a client wants them. */
  bytes: Partial<Record<Encoding, NonSharedBuffer>>
  /** Whether `bytes.br` is as small as it gets. */
  isTight: boolean
  /** The headers that go out with each encoding, made when they are first needed. */
  heads: Partial<Record<Encoding, { length: number; head: string[] }>>
}

/**
 * An answer, compressed as its first reader takes it (`Accept-Encoding`): the plain bytes are four times as many, and few clients
 * ask for them.
 */
export function rendered(
  { body, ...fields }: Pick<Rendered, 'status' | 'contentType' | 'headers'> & { body: NonSharedBuffer },
  taken: string | null = null,
): Rendered {
  const encoding = encodingFor({ isTight: false }, taken)
  // Weak: the same for every encoding of the same content.
  const etag = entityTag(body)
  return {
    ...fields,
    etag,
    bytes: { [encoding]: codecs[encoding].compress(body) },
    isTight: false,
    heads: {},
  }
}

/** How many bytes an answer holds. */
export function sizeOf({ bytes: { identity, br, zstd, gzip } }: Rendered): number {
  return (identity?.length ?? 0) + (br?.length ?? 0) + (zstd?.length ?? 0) + (gzip?.length ?? 0)
}

/** Quality 1 takes half as much time again and saves a fortieth, quality 2 three times as much and a tenth. */
const QUICK_BROTLI = 0

/** Quick compression leaves a third at most: in one piece, it is not copied together. */
const quickChunk = (body: Buffer) => Math.max(16 * 1024, Math.ceil(body.length / 3))

const refused = String.raw`(?!\s*;\s*q=0(?:\.0*)?(?:,|$))`
const accepts = {
  br: new RegExp(String.raw`\bbr\b${refused}`),
  zstd: new RegExp(String.raw`\bzstd\b${refused}`),
  gzip: new RegExp(String.raw`\bgzip\b${refused}`),
}

/**
 * The best encoding of an answer for a client, by its `Accept-Encoding`: the smallest where that is there already,
 * otherwise the one that is made soonest. For a list of 80 kB, zstd takes a fifth of brotli's time.
 */
export function encodingFor(answer: Pick<Rendered, 'isTight'>, header: string | null | undefined): Encoding {
  if (!header) return 'identity'
  const takesBrotli = accepts.br.test(header)
  if (takesBrotli && answer.isTight) return 'br'
  if (accepts.zstd.test(header)) return 'zstd'
  if (takesBrotli) return 'br'
  return accepts.gzip.test(header) ? 'gzip' : 'identity'
}

/** The bytes of an answer in an encoding; compressed quickly where it has not been done yet. */
export function encoded(answer: Rendered, encoding: Encoding): NonSharedBuffer {
  const made = answer.bytes[encoding] ?? codecs[encoding].compress(plainBytes(answer))
  answer.bytes[encoding] = made
  return made
}

/** The bytes of an answer as they are. */
export function plainBytes({ bytes }: Rendered): NonSharedBuffer {
  for (const encoding of encodings) {
    const made = bytes[encoding]
    if (made) return codecs[encoding].decompress(made)
  }
  throw new Error('An answer has no bytes.')
}

/** Compresses an answer as small as it gets, which takes some 50 ms of a processor. */
export async function compressTightly(answer: Rendered): Promise<void> {
  const body = plainBytes(answer)
  answer.bytes.br = ownBytes(await compressBrotli(body, { params: brotliParams(body, 11) }))
  answer.isTight = true
}

interface Codec {
  compress(body: NonSharedBuffer): NonSharedBuffer
  decompress(bytes: NonSharedBuffer): NonSharedBuffer
}

/**
 * Compresses in this thread: to hand so little work to another one costs more than it frees. A compressor that waits for a
 * thread also holds megabytes outside V8's heap meanwhile, for which V8 collects all of the heap every few pages.
 */
const codecs: Record<Encoding, Codec> = {
  identity: { compress: (body) => body, decompress: (bytes) => bytes },
  zstd: {
    compress: (body) => ownBytes(zstdCompressSync(body, { chunkSize: quickChunk(body), params: zstdParams })),
    decompress: (bytes) => zstdDecompressSync(bytes),
  },
  br: {
    compress: (body) =>
      ownBytes(
        brotliCompressSync(body, { chunkSize: quickChunk(body), params: brotliParams(body, QUICK_BROTLI) }),
      ),
    decompress: (bytes) => brotliDecompressSync(bytes),
  },
  gzip: {
    compress: (body) => ownBytes(gzipSync(body, { level: 6 })),
    decompress: (bytes) => gunzipSync(bytes),
  },
}

/** Some bytes alone: what compresses gives a part of a larger buffer, all of which would be held with them. */
function ownBytes(bytes: NonSharedBuffer): NonSharedBuffer {
  const own = Buffer.allocUnsafeSlow(bytes.length)
  own.set(bytes)
  return own
}

const zstdParams = { [constants.ZSTD_c_compressionLevel]: 3 }

const brotliParams = (body: Buffer, quality: number) => ({
  [constants.BROTLI_PARAM_QUALITY]: quality,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
})
