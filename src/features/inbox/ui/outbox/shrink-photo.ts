import { scaleWithin } from '../../../../domain/submissions/photo.ts'

/** A photo that is sent: Safari draws no larger canvas than of 16 megapixels. */
const BOUNDS = { shortSide: 1500, pixels: 16_000_000 }

/** Its quality as a JPEG. */
const QUALITY = 0.8

/**
 * A photo small enough for a poor line: scaled down on the device, as a JPEG without the place and time that the camera
 * writes into it. What the browser cannot read, and what does not get smaller, stays as it is.
 */
async function shrinkPhoto(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)
  if (!bitmap) return file
  const scale = scaleWithin(bitmap, BOUNDS)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
  if (!blob || blob.size >= file.size) return file
  return new File([blob], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' })
}

/** Replaces the photos in what a form sends with smaller ones. */
export async function shrinkPhotos(data: FormData): Promise<FormData> {
  const smaller = new FormData()
  for (const [name, value] of data)
    smaller.append(name, value instanceof File && value.size > 0 ? await shrinkPhoto(value) : value)
  return smaller
}
