import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { lazyAsync } from '../../src/platform/base/lazy-async.ts'
import type { Log } from '../../src/platform/base/log.ts'
import { writeWhole } from '../../src/platform/base/write-whole.ts'
import { queryRows, rowExists } from '../../src/platform/database/query.ts'
import type { FileDeps } from '../../src/platform/storage/pending-deletions.ts'
import { drawnFile, listDrawnPictures } from '../drawn-pictures.ts'
import { createPictureDrawer } from './picture-drawer.ts'

/** Draws the pictures of the demo portfolio while the site answers: those that are asked for at once, the others in turn. */
export interface DemoPictures {
  /** Gives a picture, and stores it where it is not stored yet. Null where this site has no such picture of the demo. */
  make(path: string): Promise<Uint8Array | null>
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
  const list = lazyAsync(
    async () => new Map((await listDrawnPictures()).map((picture) => [picture.path, picture])),
  )
  const making = new Map<string, Promise<Uint8Array>>()
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

  // Not on a site with a portfolio of its own, nor where staff have removed the picture.
  const isShown = (key: string, path: string) =>
    rowExists(pool, 'select 1 from pictures where storage_path = $1 and key = $2', [path, key])

  const makeOnce = (key: string, path: string): Promise<Uint8Array> => {
    const known = making.get(path)
    if (known) return known
    const work = drawn(key, path)
      .then(async (bytes) => {
        // Not again where another process has stored it meanwhile, or is about to, so that it cannot be asked for.
        if (await storage.exists(path).catch(() => true)) return bytes
        await storage.put(path, bytes)
        // The demo may have been taken out while it was drawn.
        if (!(await isShown(key, path))) await storage.delete(path)
        return bytes
      })
      .finally(() => making.delete(path))
    making.set(path, work)
    return work
  }

  const make = async (path: string): Promise<Uint8Array | null> => {
    const picture = (await list.open()).get(path)
    return picture && (await isShown(picture.key, path)) ? makeOnce(picture.key, path) : null
  }

  return {
    make,
    async storeMissing() {
      try {
        const pictures = await list.open()
        const paths = await queryRows(
          pool,
          z.string(),
          'select storage_path from pictures where key = any($1)',
          [[...pictures.values()].map(({ key }) => key)],
        )
        for (const path of paths) {
          if (isClosed) return
          if (!(await storage.exists(path))) await make(path)
        }
      } catch (error) {
        // They are still drawn when they are asked for, and in turn after the next start.
        if (!isClosed) log.warn({ err: error }, 'Drawing the pictures of the demo failed')
      }
    },
    async close() {
      isClosed = true
      drawer.end()
      await Promise.allSettled(making.values())
    },
  }
}
