import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { cleanText } from '../../../../domain/text/clean-text.ts'
import type { Entries } from '../../../../forms/engine/read.ts'
import type { RequestContext } from '../../../../platform/http/request-context.ts'
import { BodyError, readBodyText } from '../../../../platform/intake/body.ts'
import { type FilePart, isMultipart, readMultipart } from '../../../../platform/intake/multipart.ts'
import { type ReadBody, readBody } from '../../../../platform/photos/read-body.ts'
import type { PhotoDeps } from '../../../../platform/photos/take-photo.ts'
import { receiveFile } from '../../../../platform/storage/receive-file.ts'

/** Posted fields and uploaded photos. */
export interface PostedFields extends ReadBody {
  /** The first value of a field, trimmed; empty where there is none. */
  text(name: string): string
}

/** An uploaded file on disk. A file over MAX_FILE_BYTES, or what its field allows, is truncated. */
export interface PostedFile {
  path: string
  /** What its sender calls it. */
  name: string
  /** The number of bytes received. */
  bytes: number
}

/** Posted fields and uploaded files. */
export interface PostedFiles {
  entries: Entries
  text(name: string): string
  all(name: string): string[]
  files(name: string): PostedFile[]
  /** Deletes the files. */
  remove(): Promise<void>
}

/** The maximum size of a file that staff upload. */
export const MAX_FILE_BYTES = 25 * 1024 * 1024

/** The maximum size of one post with files, of its text fields, and its number of parts. */
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
): Promise<PostedFields> {
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
 * Reads a form with files from staff (pictures of properties, spreadsheets). Each file is written to disk unchanged,
 * so that memory holds one chunk at a time. The caller must call `remove`.
 */
export async function readFiles(
  request: Request,
  workFolder: string,
  maxFileBytes = MAX_FILE_BYTES,
): Promise<PostedFiles> {
  const files: (PostedFile & { field: string })[] = []
  const remove = async () => {
    await Promise.all(files.map(({ path }) => rm(path, { force: true })))
  }
  try {
    const fields = await readFields(request, async ({ field, filename, content }) => {
      // Kept in the order of arrival, also where one is still being read when the next one begins.
      const file = { field, name: filename, path: join(workFolder, `${randomUUID()}.raw`), bytes: 0 }
      files.push(file)
      const { bytes, failure } = await receiveFile(content, file.path, maxFileBytes)
      file.bytes = bytes
      if (failure) throw failure
    })
    const all = (name: string) => fields.flatMap(([field, value]) => (field === name ? [value] : []))
    const entries = Object.fromEntries(fields.map(([name]) => [name, all(name)]))
    return {
      entries,
      text: (name) => cleanText(all(name)[0] ?? ''),
      all,
      // A browser sends an empty file where none was chosen.
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
    return [...new URLSearchParams(await readBodyText(request, MAX_TEXT_BYTES))]
  }
  if (!isMultipart(request)) throw new BodyError(415, 'Send the form as a browser does.')
  const limits = { maxBytes: MAX_UPLOAD_BYTES, maxTextBytes: MAX_TEXT_BYTES, maxParts: MAX_PARTS }
  return readMultipart(request, limits, onFile)
}

/** A rejected body is an error of the client: the page shows it with the error's status. */
function refuseBody(error: unknown): never {
  if (error instanceof BodyError) throw new Response(null, { status: error.status })
  throw error
}
