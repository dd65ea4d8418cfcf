import { randomUUID } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { MAX_PHOTO_BYTES, type PhotoProblem, sniffPhoto } from '../../domain/submissions/photo.ts'
import { cleanText } from '../../domain/text/clean-text.ts'
import type { Log } from '../base/log.ts'
import type { Database } from '../database/database.ts'
import { execute } from '../database/query.ts'
import { isDatabaseUnavailable } from '../database/unavailable.ts'
import { BodyError } from '../intake/body.ts'
import type { UploadGate } from '../intake/upload-gate.ts'
import { receiveFile } from '../storage/receive-file.ts'
import { privatePhotosFolder, type Storage } from '../storage/storage.ts'
import { storeFile } from '../storage/store-file.ts'
import type { Decoder } from './decoder.ts'

export interface PhotoDeps {
  database: Pick<Database, 'pool'>
  storage: Storage
  decoder: Decoder
  uploads: UploadGate
  /** The folder of files while they are checked. */
  workFolder: string
  log: Log
}

/** `isUnavailable`: it could not be stored now, and may be soon. */
export type TakenPhoto = { objectName: string } | { problem: PhotoProblem; isUnavailable?: boolean }

interface IncomingPhoto {
  /** The bytes of the file. They are always read to the end, since more of the form may follow. */
  stream: AsyncIterable<Uint8Array>
  /** What its sender calls it; lives on as a label only. */
  label: string
  /** What it is called in addresses; a random name where it is left out. */
  objectName?: string
  /** Whose share of the decoder it takes: the address that it comes from; null for the site's own. */
  sender?: string | null
  /** Aborted when the photo is not wanted any more. */
  signal?: AbortSignal
}

/**
 * Receives a photo as a stream: to disk within the limit, decoded in another process, encoded again without
 * metadata, and stored privately under a random name. What cannot be stored is `failed`, in the log too.
 * @throws BodyError where the upload breaks off, or is not wanted any more; nothing is left of it then.
 */
export async function takePhoto(deps: PhotoDeps, photo: IncomingPhoto): Promise<TakenPhoto> {
  const id = randomUUID()
  const raw = join(deps.workFolder, `${id}.raw`)
  const clean = join(deps.workFolder, `${id}.jpg`)
  try {
    const problem = await receive(photo.stream, raw)
    if (problem) return { problem }
    assertWanted(photo.signal)
    const { sender = null, signal } = photo
    const decoded = await deps.decoder.decode(
      { from: raw, to: clean },
      { sender, ...(signal ? { signal } : {}) },
    )
    assertWanted(photo.signal)
    if ('problem' in decoded) return decoded
    return { objectName: await store(deps, photo, { id, ...decoded, content: await readFile(clean) }) }
  } catch (error) {
    if (error instanceof BodyError) throw error
    deps.log.error({ err: error }, 'Error uploading images')
    return { problem: 'failed', isUnavailable: isDatabaseUnavailable(error) }
  } finally {
    await Promise.all([rm(raw, { force: true }), rm(clean, { force: true })])
  }
}

function assertWanted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new BodyError(400, 'The upload was aborted.')
}

interface CleanPhoto {
  id: string
  content: Buffer
  width: number
  height: number
  bytes: number
}

/** Stores a photo, file and row. Gives its name in addresses. */
async function store(
  deps: PhotoDeps,
  { label, objectName }: IncomingPhoto,
  { id, content, width, height, bytes }: CleanPhoto,
): Promise<string> {
  const path = `${privatePhotosFolder}/${id}.jpg`
  const name = objectName ?? `issue-report/${id}.jpg`
  await storeFile(deps, path, {
    write: () => deps.storage.put(path, content),
    insertRow: (client) =>
      execute(
        client,
        `insert into photos (id, object_name, storage_path, label, width, height, bytes)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        [id, name, path, cleanText(label).slice(0, 200), width, height, bytes],
      ),
  })
  return name
}

/** Writes a photo as it comes, and looks at what it is. */
async function receive(stream: AsyncIterable<Uint8Array>, path: string): Promise<PhotoProblem | null> {
  const { bytes, start, failure } = await receiveFile(stream, path, MAX_PHOTO_BYTES)
  if (bytes > MAX_PHOTO_BYTES) return 'size'
  const type = sniffPhoto(start)
  if (type === 'heic') return 'heic'
  if (!type) return 'type'
  if (failure) throw failure
  return null
}
