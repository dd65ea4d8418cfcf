import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** A finished answer: its bytes as they are and compressed, with the headers that go with them. */
export interface Rendered {
  status: number
  contentType: string
  /** Headers of this answer alone, such as its Content-Security-Policy. */
  headers: Record<string, string>
  etag: string
  body: NonSharedBuffer
  br: NonSharedBuffer | null
  gzip: NonSharedBuffer | null
  /** The headers that go out with each encoding, made when they are first needed. */
  heads: Partial<Record<Encoding, { length: number; headers: Record<string, string> }>>
}

export type Encoding = 'br' | 'gzip' | 'identity'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

export function rendered(fields: Pick<Rendered, 'status' | 'contentType' | 'headers' | 'body'>): Rendered {
  // Weak: the same for every encoding of the same content.
  const etag = `W/"${hash('sha1', fields.body, 'base64url')}"`
  return { ...fields, etag, br: null, gzip: null, heads: {} }
}

/** The best encoding that a client takes, of those that we make. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity'
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(header)) return 'br'
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(header)) return 'gzip'
  return 'identity'
}

/** The bytes of an answer in an encoding; compressed quickly where it has not been done yet. */
export async function encoded(answer: Rendered, encoding: Encoding): Promise<NonSharedBuffer> {
  if (encoding === 'identity') return answer.body
  if (encoding === 'br') {
    answer.br ??= await brotli(answer.body, 5)
    return answer.br
  }
  answer.gzip ??= await compressGzip(answer.body, { level: 6 })
  return answer.gzip
}

/** Compresses an answer as small as it gets, both ways; done ahead of the next visitor. */
export async function compressAhead(answer: Rendered): Promise<void> {
  answer.br = await brotli(answer.body, 11)
  answer.gzip = await compressGzip(answer.body, { level: 9 })
}

function brotli(body: Buffer, quality: number): Promise<NonSharedBuffer> {
  return compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
}
