import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { drawnFile, listDrawnPictures } from '../../demo/drawn-pictures.ts'
import type { Log } from '../base/log.ts'
import { openLate } from '../base/open-late.ts'
import { writeWhole } from '../base/write-whole.ts'
import { queryValues, rowExists } from '../database/query.ts'
import type { FileDeps } from '../storage/pending-deletions.ts'
import { createPictureDrawer } from './picture-drawer.ts'

/** Draws the pictures of the demo portfolio while the site answers: those that are asked for at once, the others in turn. */
export interface DemoPictures {
  /** Stores a picture that has not been stored yet. False where this site has no such picture of the demo. */
  store(path: string): Promise<boolean>
  /** Stores those that are missing, one after the other; a failure is logged. */
  storeMissing(): Promise<void>
  /** Ends what is under way: it is drawn after the next start. */
  close(): Promise<void>
}

/**
 * `drawnFolder` is where pictures are found that were drawn before, and kept for the next empty database. The drawer ends with it.
 */
export function openDemoPictures(
  { database: { pool }, storage, log }: FileDeps & { log: Log },
  drawnFolder: string,
  drawer = createPictureDrawer(),
): DemoPictures {
  const list = openLate(
    async () => new Map((await listDrawnPictures()).map((picture) => [picture.path, picture])),
  )
  const storing = new Map<string, Promise<void>>()
  let isClosed = false

  const drawn = async (key: string, path: string): Promise<Uint8Array> => {
    const file = drawnFile(drawnFolder, key)
    const found = await readFile(file).catch(() => null)
    if (found) return found
    if (isClosed) throw new Error('The site is being closed.')
    const bytes = await drawer.draw(path)
    // An installation whose files cannot be written to keeps them in its storage only.
    await writeWhole(file, bytes).catch(() => undefined)
    return bytes
  }

  const storeOnce = (key: string, path: string): Promise<void> => {
    const known = storing.get(path)
    if (known) return known
    const work = drawn(key, path)
      .then((bytes) => storage.put(path, bytes))
      .finally(() => storing.delete(path))
    storing.set(path, work)
    return work
  }

  const store = async (path: string): Promise<boolean> => {
    const picture = (await list.open()).get(path)
    if (!picture) return false
    // Not on a site with a portfolio of its own, nor where staff have removed the picture.
    const isShown = await rowExists(pool, 'select 1 from pictures where storage_path = $1 and key = $2', [
      path,
      picture.key,
    ])
    if (isShown) await storeOnce(picture.key, path)
    return isShown
  }

  return {
    store,
    async storeMissing() {
      try {
        const pictures = await list.open()
        const paths = await queryValues(
          pool,
          z.string(),
          'select storage_path from pictures where key = any($1)',
          [[...pictures.values()].map(({ key }) => key)],
        )
        for (const path of paths) {
          if (isClosed) return
          if (!(await storage.exists(path))) await store(path)
        }
      } catch (error) {
        // They are still drawn when they are asked for, and in turn after the next start.
        if (!isClosed) log.warn({ err: error }, 'Drawing the pictures of the demo failed')
      }
    },
    async close() {
      isClosed = true
      drawer.end()
      await Promise.allSettled(storing.values())
    },
  }
}
