import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { cleanText } from '../../domain/clean-text.ts'
import type { Entries } from '../../forms/read.ts'
import type { RequestContext } from '../http/request-context.ts'
import { BodyError, readText } from '../intake/body.ts'
import { type FilePart, isMultipart, readMultipart } from '../intake/multipart.ts'
import { type ReadBody, readBody } from '../photos/read-body.ts'
import type { PhotoDeps } from '../photos/take-photo.ts'
import { receiveFile } from '../storage/receive-file.ts'

/** Posted fields, and photos that came along. */
export interface Posted extends ReadBody {
  /** The first value of a field, trimmed; empty where there is none. */
  text(name: string): string
}

/** A file that lies on disk. One of more than MAX_FILE_BYTES is cut off there. */
export interface PostedFile {
  path: string
  /** How many bytes came. */
  bytes: number
}

/** Posted fields, and files as they came. */
export interface PostedFiles {
  entries: Entries
  text(name: string): string
  all(name: string): string[]
  files(name: string): PostedFile[]
  /** Deletes the files. */
  remove(): Promise<void>
}

/** As large as a file of the staff's may be. */
export const MAX_FILE_BYTES = 25 * 1024 * 1024

/** As much as may come at once with files, as their texts, and in parts. */
const MAX_UPLOAD_BYTES = 120 * 1024 * 1024
const MAX_TEXT_BYTES = 1024 * 1024
const MAX_PARTS = 2000

/** The largest body that an anonymous client may post: an address, a password, a code. */
const MAX_BYTES_BEFORE_SIGN_IN = 16 * 1024

/** Reads a posted form. An anonymous client may send a small body, and its photos are not stored. */
export async function readPosted(
  { request, address }: Pick<RequestContext, 'request' | 'address'>,
  photoDeps: PhotoDeps,
  isSignedIn: boolean,
): Promise<Posted> {
  const rules = isSignedIn
    ? { photoField: 'imageUrls' }
    : { photoField: null, maxBytes: MAX_BYTES_BEFORE_SIGN_IN }
  try {
    const read = await readBody(request, { ...rules, sender: address }, photoDeps)
    return { ...read, text: (name) => cleanText(read.entries[name]?.[0] ?? '') }
  } catch (error) {
    return refuseBody(error)
  }
}

/**
 * Reads a form with files that staff send, pictures of properties and spreadsheets: each lies on disk as it came, so that
 * memory holds one piece at a time. `remove` has to be called.
 */
export async function readFiles(request: Request, workFolder: string): Promise<PostedFiles> {
  const files: (PostedFile & { field: string })[] = []
  const remove = async () => {
    await Promise.all(files.map(({ path }) => rm(path, { force: true })))
  }
  try {
    const fields = await readFields(request, async ({ field, content }) => {
      // In the order in which they come, also where one is read to its end after the next one has begun.
      const file = { field, path: join(workFolder, `${randomUUID()}.raw`), bytes: 0 }
      files.push(file)
      const { bytes, failure } = await receiveFile(content, file.path, MAX_FILE_BYTES)
      file.bytes = bytes
      if (failure) throw failure
    })
    const all = (name: string) => fields.flatMap(([field, value]) => (field === name ? [value] : []))
    const entries = Object.fromEntries(fields.map(([name]) => [name, all(name)]))
    return {
      entries,
      text: (name) => cleanText(all(name)[0] ?? ''),
      all,
      // An empty file is how a browser says that nothing was chosen.
      files: (name) => files.filter(({ field, bytes }) => field === name && bytes > 0),
      remove,
    }
  } catch (error) {
    await remove()
    return refuseBody(error)
  }
}

async function readFields(
  request: Request,
  onFile: (part: FilePart) => Promise<void>,
): Promise<[string, string][]> {
  if (/^application\/x-www-form-urlencoded/i.test(request.headers.get('content-type') ?? '')) {
    return [...new URLSearchParams(await readText(request, MAX_TEXT_BYTES))]
  }
  if (!isMultipart(request)) throw new BodyError(415, 'Send the form as a browser does.')
  const limits = { maxBytes: MAX_UPLOAD_BYTES, maxTextBytes: MAX_TEXT_BYTES, maxParts: MAX_PARTS }
  return readMultipart(request, limits, onFile)
}

/** A body that cannot be taken is no failure of ours: the page says so, with the status that it has. */
function refuseBody(error: unknown): never {
  if (error instanceof BodyError) throw new Response(null, { status: error.status })
  throw error
}
