import { bodyChunks } from '../intake/body.ts'
import { isMultipart, readMultipart } from '../intake/multipart.ts'
import { type PhotoDeps, type TakenPhoto, takePhoto } from './take-photo.ts'

/** What is not wanted of a body is read past, so that its sender gets an answer, as far as this. */
const MAX_BYTES = 20 * 1024 * 1024
const MAX_TEXT_BYTES = 64 * 1024
const MAX_PARTS = 20

/** An upload that was rejected: `too-many` in some minutes, or too many at once (`busy`). */
type TakenUpload = TakenPhoto | { problem: 'too-many' | 'busy'; isUnavailable?: undefined }

/**
 * Takes in one photo that is a request's body, or the first file of its multipart body. It is given up when its
 * client goes away: only its client would learn what it is called.
 * @throws BodyError where the body is malformed, breaks off, is too slow or too large.
 */
export async function takeUpload(
  deps: PhotoDeps,
  request: Request,
  photo: { label: string; sender: string | null; objectName?: string },
): Promise<TakenUpload> {
  const upload = deps.uploads.begin(photo.sender)
  if (!upload) return { problem: 'busy' }
  try {
    if (!(await upload.allowPhoto())) return { problem: 'too-many' }
    if (!isMultipart(request)) {
      const { signal } = request
      return await takePhoto(deps, { ...photo, stream: bodyChunks(request, MAX_BYTES), signal })
    }
    let taken: TakenPhoto | null = null
    const limits = { maxBytes: MAX_BYTES, maxTextBytes: MAX_TEXT_BYTES, maxParts: MAX_PARTS }
    let files = 0
    await readMultipart(request, limits, async ({ content, signal }) => {
      files += 1
      if (files > 1) return
      const isGivenUp = AbortSignal.any([signal, request.signal])
      taken = await takePhoto(deps, { ...photo, stream: content, signal: isGivenUp })
    })
    return taken ?? { problem: 'type' }
  } finally {
    upload.finish()
  }
}
