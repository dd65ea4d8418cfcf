import { cleanText } from '../../domain/clean-text.ts'
import { type ReadBody, readBody } from '../cases/read-body.ts'
import { BodyError, readText } from '../intake/body.ts'
import { isMultipart, readMultipart } from '../intake/multipart.ts'
import type { PhotoDesk } from '../photos/take-photo.ts'
import type { Visit } from './visit.ts'

/** Posted fields, and photos that came along. */
export interface Posted extends ReadBody {
  /** The first value of a field, trimmed; empty where there is none. */
  text(name: string): string
}

/** Posted fields, and files as they came. */
export interface PostedFiles {
  text(name: string): string
  all(name: string): string[]
  files(name: string): Promise<Buffer[]>
}

/** As much as may come at once with files, as their texts, and in parts. */
const MAX_UPLOAD_BYTES = 120 * 1024 * 1024
const MAX_TEXT_BYTES = 1024 * 1024
const MAX_PARTS = 2000

/** As much as may come from whoever has not signed in: an address, a password, a code. */
const MAX_BYTES_BEFORE_SIGN_IN = 16 * 1024

/** Reads a posted form. Whoever has not signed in sends a few words, and no photo of theirs is kept. */
export async function readPosted(
  { request, address }: Pick<Visit, 'request' | 'address'>,
  photoDesk: PhotoDesk,
  isSignedIn: boolean,
): Promise<Posted> {
  const rules = isSignedIn
    ? { photoField: 'imageUrls' }
    : { photoField: null, maxBytes: MAX_BYTES_BEFORE_SIGN_IN }
  try {
    const read = await readBody(request, { ...rules, sender: address }, photoDesk)
    return { ...read, text: (name) => cleanText(read.entries[name]?.[0] ?? '') }
  } catch (error) {
    return refuseBody(error)
  }
}

/** Reads a form with files of other kinds than photos. Whole: what comes is bounded, and only staff get this far. */
export async function readFiles(request: Request): Promise<PostedFiles> {
  const { fields, files } = await readWhole(request).catch(refuseBody)
  const all = (name: string) => fields.flatMap(([field, value]) => (field === name ? [value] : []))
  return {
    text: (name) => cleanText(all(name)[0] ?? ''),
    all,
    files: async (name) => files.flatMap(({ field, bytes }) => (field === name ? [bytes] : [])),
  }
}

interface WholeFile {
  field: string
  bytes: Buffer
}

async function readWhole(request: Request): Promise<{ fields: [string, string][]; files: WholeFile[] }> {
  if (/^application\/x-www-form-urlencoded/i.test(request.headers.get('content-type') ?? '')) {
    return { fields: [...new URLSearchParams(await readText(request, MAX_TEXT_BYTES))], files: [] }
  }
  if (!isMultipart(request)) throw new BodyError(415, 'Send the form as a browser does.')
  const files: WholeFile[] = []
  const limits = { maxBytes: MAX_UPLOAD_BYTES, maxTextBytes: MAX_TEXT_BYTES, maxParts: MAX_PARTS }
  const fields = await readMultipart(request, limits, async ({ field, content }) => {
    // In the order in which they come, also where one is read to its end after the next one has begun.
    const file = { field, bytes: Buffer.alloc(0) }
    files.push(file)
    const chunks: Uint8Array[] = []
    for await (const chunk of content) chunks.push(chunk)
    file.bytes = Buffer.concat(chunks)
  })
  // An empty file is how a browser says that nothing was chosen.
  return { fields, files: files.filter(({ bytes }) => bytes.length > 0) }
}

/** A body that cannot be taken is no failure of ours: the page says so, with the status that it has. */
function refuseBody(error: unknown): never {
  if (error instanceof BodyError) throw new Response(null, { status: error.status })
  throw error
}
