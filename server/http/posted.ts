import { cleanText } from '../../domain/clean-text.ts'
import { BodyError, type ReadBody, readBody } from '../cases/read-body.ts'
import type { PhotoDesk } from '../photos/take-photo.ts'

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

/** As much as may come at once with files. */
const MOST_UPLOADED = 120 * 1024 * 1024

/** As much as may come from whoever has not signed in: an address, a password, a code. */
const MOST_BEFORE_SIGN_IN = 16 * 1024

/** Reads a posted form. Whoever has not signed in sends a few words, and no photo of theirs is kept. */
export async function readPosted(
  request: Request,
  photoDesk: PhotoDesk,
  isSignedIn: boolean,
): Promise<Posted> {
  try {
    if (!isSignedIn) limitBody(request, MOST_BEFORE_SIGN_IN)
    const read = await readBody(request, isSignedIn ? 'imageUrls' : null, photoDesk)
    return { ...read, text: (name) => cleanText(read.entries[name]?.[0] ?? '') }
  } catch (error) {
    return refuseBody(error)
  }
}

/** Reads a form with files of other kinds than photos. Whole: what comes is bounded, and only staff get this far. */
export async function readFiles(request: Request): Promise<PostedFiles> {
  const form = await readForm(request).catch(refuseBody)
  const texts = (name: string) => form.getAll(name).filter((value) => typeof value === 'string')
  return {
    text: (name) => cleanText(texts(name)[0] ?? ''),
    all: texts,
    async files(name) {
      const found = form.getAll(name).filter((value) => value instanceof File && value.size > 0) as File[]
      return Promise.all(found.map(async (file) => Buffer.from(await file.arrayBuffer())))
    },
  }
}

async function readForm(request: Request): Promise<FormData> {
  limitBody(request, MOST_UPLOADED)
  return request.formData().catch(() => {
    throw new BodyError(415, 'Send the form as a browser does.')
  })
}

function limitBody(request: Request, most: number): void {
  if (Number(request.headers.get('content-length') ?? Number.POSITIVE_INFINITY) > most)
    throw new BodyError(413, 'The body is too large.')
}

/** A body that cannot be taken is no failure of ours: the page says so, with the status that it has. */
function refuseBody(error: unknown): never {
  if (error instanceof BodyError) throw new Response(null, { status: error.status })
  throw error
}
