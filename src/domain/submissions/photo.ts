/** The rules for photos (specification 2 §5). */
export const photoTypes = ['image/jpeg', 'image/jpg', 'image/png'] as const

/** The maximum number of photos in one form. */
export const MAX_PHOTOS = 10

export const MAX_PHOTO_BYTES = 10 * 1024 * 1024

/** Why a photo is rejected. `failed` is an error of the server; the sender can correct the others. */
export type PhotoProblem = 'type' | 'heic' | 'damaged' | 'size' | 'pixels' | 'count' | 'failed'

/** Stands in a form's answers for a chosen photo that could not be uploaded, so that it is known to be missing. */
export const LOST_PHOTO = 'lost'

/** How many bytes of a file `sniffPhoto` looks at. */
export const SNIFFED_BYTES = 12

/** The type of a file by its first bytes. Its name is ignored. */
export function sniffPhoto(start: Uint8Array): 'jpeg' | 'png' | 'heic' | null {
  const ascii = String.fromCharCode(...start.subarray(0, SNIFFED_BYTES))
  if (start[0] === 0xff && start[1] === 0xd8 && start[2] === 0xff) return 'jpeg'
  if (ascii.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  return /^....ftyp(hei|hev|mif1|msf1|avi)/s.test(ascii) ? 'heic' : null
}

interface PhotoBounds {
  /** Of the shorter side: a long screenshot is read by its width. */
  shortSide: number
  pixels: number
}

/** What a photo is scaled by to stay within bounds; never enlarged. */
export function scaleWithin(
  { width, height }: { width: number; height: number },
  { shortSide, pixels }: PhotoBounds,
): number {
  return Math.min(1, shortSide / Math.min(width, height), Math.sqrt(pixels / (width * height)))
}
