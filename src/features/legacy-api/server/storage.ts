import { rowExists } from '../../../platform/database/query.ts'
import { BodyError } from '../../../platform/intake/body.ts'
import { isObjectName } from '../../../platform/photos/photo-address.ts'
import type { PhotoDeps } from '../../../platform/photos/take-photo.ts'
import { takeUpload } from '../../../platform/photos/take-upload.ts'
import { publicBucket } from '../../../platform/storage/storage.ts'
import type { ReceiveDeps } from '../../cases/server/store/receive.ts'
import { compatHeaders, storageError } from './errors.ts'

/** What the specification's objects are called: the prefix tells a photo of a report from everything else. */
const PREFIX = 'issue-report'

/**
 * Stores a photo that a client of the legacy API uploads. It is private: its public address identifies it in
 * `imageUrls` and serves no file.
 */
export async function answerStorage(
  deps: ReceiveDeps,
  photoDeps: PhotoDeps,
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
  const isTaken = () => rowExists(deps.database.pool, 'select 1 from photos where object_name = $1', [name])
  const duplicate = () => storageError(409, 'Duplicate', 'The resource already exists')
  if (await isTaken()) return duplicate()
  const label = parts.at(-1) ?? name
  const taken = await takeUpload(photoDeps, request, { label, sender: address, objectName: name }).catch(
    (error) => {
      if (error instanceof BodyError) return error
      throw error
    },
  )
  if (taken instanceof BodyError) return storageError(taken.status, 'InvalidRequest', taken.message)
  if ('objectName' in taken) {
    const key = `${publicBucket}/${taken.objectName}`
    return Response.json({ Id: crypto.randomUUID(), Key: key }, { headers: compatHeaders })
  }
  switch (taken.problem) {
    case 'size':
      return storageError(413, 'Payload too large', 'The object exceeded the maximum allowed size')
    case 'too-many':
      return storageError(429, 'TooManyRequests', 'Too many requests')
    case 'busy':
      return storageError(503, 'SlowDown', 'Too many uploads at once')
    case 'failed':
      // Where two come at once under the same name, the database takes one of them.
      if (await isTaken()) return duplicate()
      if (taken.isUnavailable) return storageError(503, 'SlowDown', 'The object could not be stored now')
      return storageError(500, 'InternalError', 'The object could not be stored')
    default:
      return storageError(415, 'invalid_mime_type', 'mime type is not supported')
  }
}
