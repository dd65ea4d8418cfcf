import type { PropertyId } from '../../../domain/portfolio/property.ts'
import { MAX_FILE_BYTES, type PostedFile } from '../../workspace/server/actions/posted.ts'
import { type PostedPicture, picturesInOrder } from '../properties.ts'
import { addPicture } from './add-picture.ts'
import type { PortfolioDeps } from './deps.ts'
import type { PropertyContent, PropertyPictures } from './property-content.ts'

/** Stores pictures that were uploaded. Gives their addresses, and how many could not be stored. */
export async function storePictures(
  { photoDeps }: Pick<PortfolioDeps, 'photoDeps'>,
  id: PropertyId,
  files: readonly PostedFile[],
): Promise<{ added: string[]; refused: number }> {
  const urls: (string | null)[] = []
  for (const { path, bytes } of files)
    urls.push(bytes > MAX_FILE_BYTES ? null : await addPicture(photoDeps, id, path))
  const added = urls.filter((url) => url !== null)
  return { added, refused: urls.length - added.length }
}

/** The pictures that stay and those that were added, with what they show. */
export function picturesOf(
  known: PropertyContent | undefined,
  gallery: readonly PostedPicture[],
  added: readonly string[],
): PropertyPictures {
  const kept = picturesInOrder(gallery).filter(({ remove }) => !remove)
  const images = [...new Set([...kept.map(({ url }) => url), ...added])]
  const isSingle = known !== undefined && known.images.length === 0 && images.length <= 1
  return {
    // A property with one picture and no list of them keeps it that way.
    images: isSingle ? [] : images,
    image_url: images[0] ?? null,
    picture_alts: Object.fromEntries(kept.map(({ url, alt = '' }) => [url, alt])),
  }
}
