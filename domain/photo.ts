/** The rules for photos (specification 2 §5). */
export const photoTypes = ['image/jpeg', 'image/jpg', 'image/png'] as const

/** The maximum number of photos in one form. */
export const MAX_PHOTOS = 10

export const MAX_PHOTO_BYTES = 10 * 1024 * 1024

/** Why a photo is rejected. `failed` is an error of the server; the sender can correct the others. */
export type PhotoProblem = 'type' | 'heic' | 'size' | 'pixels' | 'count' | 'failed'

/** The type of a file by its first bytes. Its name is ignored. */
export function sniffPhoto(start: Uint8Array): 'jpeg' | 'png' | 'heic' | null {
  const ascii = String.fromCharCode(...start.subarray(0, 12))
  if (start[0] === 0xff && start[1] === 0xd8 && start[2] === 0xff) return 'jpeg'
  if (ascii.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  return /^....ftyp(hei|hev|mif1|msf1|avi)/s.test(ascii) ? 'heic' : null
}
