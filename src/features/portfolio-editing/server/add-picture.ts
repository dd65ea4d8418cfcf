import { createHash } from 'node:crypto'
import type { PropertyId } from '../../../domain/portfolio/property.ts'
import { type PictureDeps, takePicture } from '../../../platform/pictures/take-picture.ts'
import { publicBucket } from '../../../platform/storage/storage.ts'

/** The folder of the pictures that staff upload: a folder for each property, by its id. */
export const uploadedPicturesFolder = `${publicBucket}/properties/`

/** Takes in the picture of a property that is in a file. Gives its address, or null where it is none. */
export async function addPicture(deps: PictureDeps, id: PropertyId, file: string): Promise<string | null> {
  return takePicture(deps, file, (picture) => {
    const name = createHash('sha256').update(picture).digest('hex').slice(0, 24)
    return `${uploadedPicturesFolder}${id}/${name}.jpg`
  })
}
