/** What photos may be sent (specification 2 §5). */
export const photoTypes = ['image/jpeg', 'image/jpg', 'image/png'] as const

/** The most photos that one form is sent with. */
export const MAX_PHOTOS = 10

export const MAX_PHOTO_BYTES = 10 * 1024 * 1024

/** Why a photo is not taken. `failed` is ours; the others are the sender's to put right. */
export type PhotoProblem = 'type' | 'heic' | 'size' | 'pixels' | 'count' | 'failed'

/** The type that a file's first bytes tell, whatever its name says. */
export function sniffPhoto(start: Uint8Array): 'jpeg' | 'png' | 'heic' | null {
  const ascii = String.fromCharCode(...start.subarray(0, 12))
  if (start[0] === 0xff && start[1] === 0xd8 && start[2] === 0xff) return 'jpeg'
  if (ascii.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  return /^....ftyp(hei|hev|mif1|msf1|avi)/s.test(ascii) ? 'heic' : null
}
