import { Readable } from 'node:stream'
import type { ReadableStream as WebStream } from 'node:stream/web'
import busboy from 'busboy'
import type { PhotoProblem } from '../../domain/photo.ts'
import { type Entries, entriesOfJson, MOST_PHOTOS } from '../../forms/read.ts'
import { type PhotoDesk, takePhoto } from '../photos/take-photo.ts'

/** Everything but files; a form's longest text fits twenty times. */
const MAX_TEXT_BYTES = 256 * 1024
const MAX_FIELDS = 300

/** Ten photos of the largest size, and the rest of the form. */
const MAX_UPLOAD_BYTES = 110 * 1024 * 1024

/** A body that cannot be taken, and why. */
export class BodyError extends Error {
  override name = 'BodyError'
  readonly status: 400 | 413 | 415
  constructor(status: 400 | 413 | 415, message: string) {
    super(message)
    this.status = status
  }
}

export interface ReadBody {
  entries: Entries
  /** The names of photos that came along and are stored. */
  photos: string[]
  /** Those that are not, by the name that their sender knows. */
  refused: { file: string; problem: PhotoProblem }[]
}

/**
 * Reads what was posted, as a browser sends a form or as JSON. Files are taken in while they come; one that
 * is not wanted is read past.
 * @throws BodyError where it is too large or not readable.
 */
export async function readBody(
  request: Request,
  photoField: string | null,
  desk: PhotoDesk,
): Promise<ReadBody> {
  const type = request.headers.get('content-type') ?? ''
  if (Number(request.headers.get('content-length') ?? 0) > MAX_UPLOAD_BYTES)
    throw new BodyError(413, 'The body is too large.')
  if (/^multipart\/form-data/i.test(type)) return readMultipart(request, type, photoField, desk)
  const text = await readText(request)
  if (/^application\/x-www-form-urlencoded/i.test(type)) {
    return { entries: entriesOf(new URLSearchParams(text)), photos: [], refused: [] }
  }
  if (/^(application\/json|text\/plain)/i.test(type) || type === '') {
    return { entries: entriesOfJson(parseObject(text)), photos: [], refused: [] }
  }
  throw new BodyError(415, 'Send the form as JSON or as a browser does.')
}

/** A body as text, no longer than it may be. */
export async function readText(request: Request, most = MAX_TEXT_BYTES): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > most)
    throw new BodyError(413, 'The body is too large.')
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of request.body ?? []) {
    bytes += chunk.length
    if (bytes > most) throw new BodyError(413, 'The body is too large.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

/** The JSON object in a text. */
export function parseObject(text: string): Record<string, unknown> {
  try {
    const body = JSON.parse(text || '{}')
    if (body !== null && typeof body === 'object' && !Array.isArray(body)) return body
  } catch {}
  throw new BodyError(400, 'The body is no JSON object.')
}

function entriesOf(pairs: Iterable<[string, string]>): Entries {
  const entries: Record<string, string[]> = Object.create(null)
  let count = 0
  for (const [name, value] of pairs) {
    if (++count > MAX_FIELDS) throw new BodyError(413, 'There are too many fields.')
    entries[name] ??= []
    entries[name]?.push(value)
  }
  return entries
}

function readMultipart(
  request: Request,
  type: string,
  photoField: string | null,
  desk: PhotoDesk,
): Promise<ReadBody> {
  return new Promise((resolve, reject) => {
    const pairs: [string, string][] = []
    const arriving: Promise<void>[] = []
    const photos: string[] = []
    const refused: ReadBody['refused'] = []
    let reader: busboy.Busboy
    try {
      reader = busboy({
        headers: { 'content-type': type },
        defParamCharset: 'utf8',
        limits: { fieldSize: MAX_TEXT_BYTES, fields: MAX_FIELDS, files: MOST_PHOTOS, parts: MAX_FIELDS },
      })
    } catch {
      return reject(new BodyError(400, 'The body is no form.'))
    }
    let textBytes = 0
    reader.on('field', (name, value, { valueTruncated }) => {
      textBytes += name.length + value.length
      if (valueTruncated || textBytes > MAX_TEXT_BYTES)
        reader.destroy(new BodyError(413, 'The body is too large.'))
      pairs.push([name, value])
    })
    reader.on('file', (name, stream, { filename }) => {
      // An empty file field is how a browser says that nothing was chosen.
      if (name !== photoField || !filename) return void stream.resume()
      arriving.push(
        takePhoto(desk, { stream, label: filename }).then((taken) => {
          if ('objectName' in taken) photos.push(taken.objectName)
          else refused.push({ file: filename, problem: taken.problem })
        }),
      )
    })
    reader.on('error', (error) =>
      reject(error instanceof BodyError ? error : new BodyError(400, 'The body is no form.')),
    )
    reader.on('close', () => {
      Promise.all(arriving).then(() => {
        try {
          resolve({ entries: entriesOf(pairs), photos, refused })
        } catch (error) {
          reject(error)
        }
      }, reject)
    })
    if (!request.body) return reject(new BodyError(400, 'The body is empty.'))
    const source = Readable.fromWeb(request.body as WebStream)
    source.on('error', () => reject(new BodyError(400, 'The body ended too soon.')))
    source.pipe(reader)
  })
}
