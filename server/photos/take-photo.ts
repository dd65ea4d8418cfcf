import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { MAX_PHOTO_BYTES, type PhotoProblem, sniffPhoto } from '../../domain/photo.ts'
import type { Database } from '../database/database.ts'
import type { Log } from '../log.ts'
import type { Storage } from '../pictures/storage.ts'
import type { Decoder } from './decoder.ts'

export interface PhotoDesk {
  database: Pick<Database, 'pool'>
  storage: Storage
  decoder: Decoder
  /** Where files lie while they are looked at. */
  workFolder: string
  log: Log
}

export type TakenPhoto = { objectName: string } | { problem: PhotoProblem }

/** Where private photos are kept; nothing public is served from there. */
const PRIVATE_FOLDER = 'private-photos'

/**
 * Takes a photo in as it comes: to disk within the limit, decoded in another process, written anew without
 * metadata, and stored privately under a random name. `label` lives on as a label only. `objectName` is what
 * it is called in addresses; a random one where it is left out.
 */
export async function takePhoto(
  desk: PhotoDesk,
  { stream, label, objectName }: { stream: Readable; label: string; objectName?: string },
): Promise<TakenPhoto> {
  const id = randomUUID()
  const raw = join(desk.workFolder, `${id}.raw`)
  const clean = join(desk.workFolder, `${id}.jpg`)
  try {
    await mkdir(desk.workFolder, { recursive: true, mode: 0o700 })
    const problem = await receive(stream, raw)
    if (problem) return { problem }
    const decoded = await desk.decoder.decode({ from: raw, to: clean })
    if ('problem' in decoded) return decoded
    const path = `${PRIVATE_FOLDER}/${id}.jpg`
    const name = objectName ?? `issue-report/${id}.jpg`
    await desk.storage.putStream(path, createReadStream(clean), { contentLength: (await stat(clean)).size })
    await desk.database.pool.query(
      `insert into photos (id, object_name, storage_path, label, width, height, bytes)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [id, name, path, label.slice(0, 200), decoded.width, decoded.height, decoded.bytes],
    )
    return { objectName: name }
  } catch (error) {
    desk.log.error({ err: error }, 'Error uploading images')
    return { problem: 'failed' }
  } finally {
    stream.resume()
    await Promise.all([rm(raw, { force: true }), rm(clean, { force: true })])
  }
}

/** Writes a stream to a file, as far as it may go, and looks at what it is. */
async function receive(stream: Readable, file: string): Promise<PhotoProblem | null> {
  let bytes = 0
  let tooLarge = false
  await pipeline(
    stream,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        bytes += chunk.length
        if (bytes > MAX_PHOTO_BYTES) tooLarge = true
        // What is too large is read to its end, so that the rest of the form can be, but not kept.
        if (!tooLarge) yield chunk
      }
    },
    createWriteStream(file, { mode: 0o600 }),
  )
  if (tooLarge) return 'size'
  const handle = await open(file)
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(16), 0, 16, 0)
  await handle.close()
  const type = sniffPhoto(buffer.subarray(0, bytesRead))
  if (type === 'heic') return 'heic'
  return type ? null : 'type'
}
