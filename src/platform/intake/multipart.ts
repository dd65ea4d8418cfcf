import type { Readable } from 'node:stream'
import busboy from 'busboy'
import { BodyError, bodyChunks } from './body.ts'

/** A file of a form, as it arrives. */
export interface FilePart {
  /** The name of its field; empty where the client sends none. */
  field: string
  /** Empty where nothing was chosen. */
  filename: string
  /** Its bytes. Throws a BodyError where the body is aborted. Unread bytes are skipped. */
  content: AsyncIterable<Uint8Array>
  /** Aborted when the body is malformed, since its files are then not needed. */
  signal: AbortSignal
}

interface MultipartLimits {
  maxBytes: number
  /** The total size of names and values of all fields other than files. */
  maxTextBytes: number
  /** Parts of any kind. */
  maxParts: number
}

export function isMultipart(request: Request): boolean {
  return /^multipart\/form-data\b/i.test(request.headers.get('content-type') ?? '')
}

/**
 * Reads a form as browsers send it with files (RFC 7578): gives its fields in their order, and hands each file
 * to `onFile` as it comes. Returns when all files have been dealt with. The one reader of multipart bodies: every
 * stream that the parser makes is made, watched and ended here, since a stream's error without a listener ends
 * the process.
 * @throws BodyError where the body is malformed, breaks off, or has more than the limits allow.
 */
export async function readMultipart(
  request: Request,
  { maxBytes, maxTextBytes, maxParts }: MultipartLimits,
  onFile: (part: FilePart) => Promise<void>,
): Promise<[string, string][]> {
  const fields: [string, string][] = []
  const files: Promise<void>[] = []
  const unreadable = new AbortController()
  const ended = Promise.withResolvers<void>()
  const fail = (error: unknown) => {
    unreadable.abort()
    ended.reject(asBodyError(error))
  }
  ended.promise.catch(() => undefined)

  const parser = openParser(request, maxTextBytes, maxParts)
  const tooMuch = () => fail(new BodyError(413, 'The form has too many or too large fields.'))
  let textBytes = 0
  parser.on('field', (name, value: string | undefined, { valueTruncated }) => {
    // The parser gives no text where the part names a charset that it does not know.
    if (value === undefined) return fail(new BodyError(400, 'A field is in an unknown charset.'))
    textBytes += Buffer.byteLength(name ?? '') + Buffer.byteLength(value)
    if (valueTruncated || textBytes > maxTextBytes) tooMuch()
    else fields.push([name ?? '', value])
  })
  parser.on('file', (field, stream, { filename }) => {
    // Ended with an error where the body breaks off, also when it is not being read at that moment.
    stream.on('error', () => undefined)
    const part = { field: field ?? '', filename: filename ?? '', content: contentOf(stream) }
    const done = onFile({ ...part, signal: unreadable.signal }).finally(() => stream.resume())
    done.catch(() => undefined)
    files.push(done)
  })
  parser.on('partsLimit', tooMuch)
  parser.on('error', fail)
  parser.on('close', ended.resolve)

  try {
    for await (const chunk of bodyChunks(request, maxBytes)) {
      const isRoomLeft = parser.write(chunk)
      if (unreadable.signal.aborted) break
      if (!isRoomLeft) await Promise.race([drained(parser), ended.promise])
    }
    parser.end()
    await ended.promise
    await Promise.all(files)
    return fields
  } catch (error) {
    unreadable.abort()
    throw error
  } finally {
    parser.destroy()
    await Promise.allSettled(files)
  }
}

function openParser(request: Request, maxTextBytes: number, maxParts: number): busboy.Busboy {
  try {
    return busboy({
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      defParamCharset: 'utf8',
      // The parser counts the closing boundary as a part.
      limits: { fieldSize: maxTextBytes, parts: maxParts + 1 },
    })
  } catch (error) {
    throw asBodyError(error)
  }
}

function drained(parser: busboy.Busboy): Promise<void> {
  return new Promise((resolve) => parser.once('drain', resolve))
}

/** A file's bytes. Stopping early does not close the stream, since the parser waits for its end. */
async function* contentOf(stream: Readable): AsyncGenerator<Uint8Array, void> {
  try {
    yield* stream.iterator({ destroyOnReturn: false })
  } catch (error) {
    throw asBodyError(error)
  }
}

function asBodyError(error: unknown): BodyError {
  return error instanceof BodyError ? error : new BodyError(400, 'The body is not a form.', { cause: error })
}
