import { MAX_FILE_BYTES } from '../../../workspace/server/actions/posted.ts'
import { takeBatchPicture } from '../add-picture.ts'
import type { PortfolioDeps } from '../deps.ts'
import { notePicture, type PictureResult } from './batches.ts'

/** Takes in a picture that was sent by itself, and notes it or why it is not taken. */
export async function receivePicture(
  { database, photoDeps }: Pick<PortfolioDeps, 'database' | 'photoDeps'>,
  picture: { batch: string; name: string },
  { path, bytes }: { path: string; bytes: number },
): Promise<PictureResult> {
  const result =
    bytes > MAX_FILE_BYTES ? ({ problem: 'size' } as const) : await takeBatchPicture(photoDeps, path)
  await notePicture(database.pool, picture, result)
  return result
}
