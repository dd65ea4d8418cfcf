import { Readable } from 'node:stream'
import type { ReadableStream as WebStream } from 'node:stream/web'
import busboy from 'busboy'
import type { ReceiveDesk } from '../cases/receive.ts'
import { isObjectName } from '../photos/photo-address.ts'
import { type PhotoDesk, type TakenPhoto, takePhoto } from '../photos/take-photo.ts'
import { publicBucket } from '../pictures/storage.ts'
import { compatHeaders, storageError } from './errors.ts'

/** What the specification's objects are called: the prefix tells a photo of a report from everything else. */
const PREFIX = 'issue-report'

/**
 * Takes in a photo as the client of old uploads it. It is stored privately; its public address names it in
 * `imageUrls` and shows it to nobody.
 */
export async function answerStorage(
  desk: ReceiveDesk,
  photoDesk: PhotoDesk,
  path: string,
  request: Request,
  address: string | null,
): Promise<Response> {
  const refuse = () => storageError(403, 'Unauthorized', 'new row violates row-level security policy')
  if (request.method !== 'POST') return refuse()
  const [bucket, ...parts] = path.split('/')
  const name = parts.join('/')
  if (bucket !== publicBucket) return storageError(404, 'Bucket not found', 'Bucket not found')
  if (!isObjectName(name)) return storageError(400, 'InvalidKey', `Invalid key: ${name}`)
  if (!name.startsWith(PREFIX)) return refuse()
  if (!(await desk.limits.allow('photo', address)))
    return storageError(429, 'TooManyRequests', 'Too many requests')
  const { rows } = await desk.database.pool.query('select 1 from photos where object_name = $1', [name])
  if (rows.length > 0) return storageError(409, 'Duplicate', 'The resource already exists')
  const taken = await takeFile(photoDesk, request, name)
  if ('objectName' in taken) {
    const key = `${publicBucket}/${taken.objectName}`
    return Response.json({ Id: crypto.randomUUID(), Key: key }, { headers: compatHeaders })
  }
  switch (taken.problem) {
    case 'size':
      return storageError(413, 'Payload too large', 'The object exceeded the maximum allowed size')
    case 'failed':
      return storageError(500, 'InternalError', 'The object could not be stored')
    default:
      return storageError(415, 'invalid_mime_type', 'mime type is not supported')
  }
}

/** The file of a multipart body, or the body itself. */
function takeFile(photoDesk: PhotoDesk, request: Request, objectName: string): Promise<TakenPhoto> {
  const label = objectName.split('/').at(-1) ?? objectName
  const nothing: TakenPhoto = { problem: 'type' }
  if (!request.body) return Promise.resolve(nothing)
  const source = Readable.fromWeb(request.body as WebStream)
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data/i.test(type)) return takePhoto(photoDesk, { stream: source, label, objectName })
  return new Promise((resolve) => {
    let taken: Promise<TakenPhoto> | null = null
    try {
      const reader = busboy({
        headers: { 'content-type': type },
        limits: { files: 1, fields: 10, fieldSize: 4096 },
      })
      reader.on('file', (_, stream) => {
        taken = takePhoto(photoDesk, { stream, label, objectName })
      })
      reader.on('error', () => resolve(nothing))
      reader.on('close', () => resolve(taken ?? nothing))
      source.on('error', () => resolve(nothing))
      source.pipe(reader)
    } catch {
      resolve(nothing)
    }
  })
}
