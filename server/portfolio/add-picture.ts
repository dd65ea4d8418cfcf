import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PropertyId } from '../../domain/property.ts'
import type { PhotoDesk } from '../photos/take-photo.ts'
import { storePicture } from '../pictures/pictures.ts'
import { publicBucket } from '../pictures/storage.ts'

type Desk = Pick<PhotoDesk, 'database' | 'storage' | 'decoder' | 'workFolder'>

/** As large as a file may be. */
export const MAX_PICTURE_BYTES = 25 * 1024 * 1024

/**
 * Takes in a picture of a property: decoded in a process of its own, written anew without what the file said
 * besides the picture, and stored where the public may see it. Gives its address, or null where it is none.
 */
export async function addPicture(desk: Desk, id: PropertyId, bytes: Uint8Array): Promise<string | null> {
  await mkdir(desk.workFolder, { recursive: true, mode: 0o700 })
  const from = join(desk.workFolder, `${randomUUID()}.in`)
  const to = join(desk.workFolder, `${randomUUID()}.out`)
  try {
    await writeFile(from, bytes, { mode: 0o600 })
    const decoded = await desk.decoder.decode({ from, to })
    if ('problem' in decoded) return null
    const picture = await readFile(to)
    const name = createHash('sha256').update(picture).digest('hex').slice(0, 24)
    return await storePicture(desk, `${publicBucket}/properties/${id}/${name}.jpg`, picture)
  } finally {
    await rm(from, { force: true })
    await rm(to, { force: true })
  }
}
