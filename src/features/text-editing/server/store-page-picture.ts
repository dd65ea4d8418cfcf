import { createHash } from 'node:crypto'
import { z } from 'zod'
import { writePicture } from '../../../domain/portfolio/picture.ts'
import { Refusal } from '../../../domain/submissions/refusal.ts'
import { queryRow } from '../../../platform/database/query.ts'
import { type PictureDeps, takePicture } from '../../../platform/pictures/take-picture.ts'
import { publicBucket } from '../../../platform/storage/storage.ts'
import { editTexts } from '../../info-pages/texts.words.ts'
import { MAX_FILE_BYTES, type PostedFile } from '../../workspace/server/actions/posted.ts'

/** Over the whole width of a screen, a smaller one is blurred. */
const MIN_WIDTH = 1200

const storedPicture = z.object({
  key: z.string(),
  width: z.number(),
  height: z.number(),
  preview: z.string(),
})

/**
 * Stores a picture for a page, and gives it in one line. It stays, since the history leads back to it.
 * @throws Refusal where it is no picture, or too small.
 */
export async function storePagePicture(deps: PictureDeps, { path, bytes }: PostedFile): Promise<string> {
  const taken =
    bytes > MAX_FILE_BYTES
      ? null
      : await takePicture(deps, path, (picture) => `${publicBucket}/pages/${nameOf(picture)}.jpg`)
  if (!taken || !('url' in taken)) throw new Refusal(editTexts.picture.unreadable)
  const picture = await queryRow(
    deps.database.pool,
    storedPicture,
    'select key, width, height, preview from pictures where url = $1',
    [taken.url],
  )
  if (picture.width < MIN_WIDTH) throw new Refusal(editTexts.picture.tooSmall)
  return writePicture(picture)
}

const nameOf = (picture: Buffer) => createHash('sha256').update(picture).digest('hex').slice(0, 24)
