import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import type { PropertyId } from '../../../domain/portfolio/property.ts'
import { SNIFFED_BYTES, sniffPhoto } from '../../../domain/submissions/photo.ts'
import { type PictureDeps, type TakenPicture, takePicture } from '../../../platform/pictures/take-picture.ts'
import { publicBucket } from '../../../platform/storage/storage.ts'

/** The folder of the pictures that staff upload: a folder for each property, by its id. */
export const uploadedPicturesFolder = `${publicBucket}/properties/`

/** The folder of pictures that came with many others, by their content. */
export const batchPicturesFolder = `${publicBucket}/uploaded/`

/** Takes in the picture of a property that is in a file. Gives its address, or null where it is none. */
export async function addPicture(deps: PictureDeps, id: PropertyId, file: string): Promise<string | null> {
  const taken = await takePicture(
    deps,
    file,
    (picture) => `${uploadedPicturesFolder}${id}/${nameOf(picture)}.jpg`,
  )
  return 'url' in taken ? taken.url : null
}

/** Takes in a picture whose property may not be known yet: the same picture has one address. */
export async function takeBatchPicture(deps: PictureDeps, file: string): Promise<TakenPicture> {
  const start = await open(file)
  try {
    const { buffer } = await start.read(Buffer.alloc(SNIFFED_BYTES), 0, SNIFFED_BYTES, 0)
    if (sniffPhoto(buffer) === 'heic') return { problem: 'heic' }
  } finally {
    await start.close()
  }
  return takePicture(deps, file, (picture) => `${batchPicturesFolder}${nameOf(picture)}.jpg`)
}

const nameOf = (picture: Buffer) => createHash('sha256').update(picture).digest('hex').slice(0, 24)
