import { readFile } from 'node:fs/promises'
import { lazyAsync } from '../../src/platform/base/lazy-async.ts'
import type { Log } from '../../src/platform/base/log.ts'
import { writeWhole } from '../../src/platform/base/write-whole.ts'
import { listedSiteArt } from '../../src/platform/pictures/site-art.ts'
import { drawnFile } from '../drawn-pictures.ts'
import type { PictureDrawer } from './picture-drawer.ts'

/** The site's own drawings, drawn while it answers where the build has not: those that are asked for at once. */
interface LateSiteArt {
  /** A drawing as a JPEG file's bytes, by its key. Null where this site has no such drawing. */
  find(key: string): Promise<Uint8Array | null>
  /** Draws those that are missing, one after the other; a failure is logged. */
  drawMissing(): Promise<void>
  /** Draws no more. What is under way fails with the drawer. */
  close(): void
}

export function openSiteArt(
  { log, drawer }: { log: Log; drawer: PictureDrawer },
  folder: string,
  list: () => Promise<string[]> = listedSiteArt,
): LateSiteArt {
  const keys = lazyAsync(async () => new Set(await list()))
  let isClosed = false

  const find = async (key: string): Promise<Uint8Array | null> => {
    const file = drawnFile(folder, key)
    const drawn = await readFile(file).catch(() => null)
    if (drawn || isClosed || !(await keys.open()).has(key)) return drawn
    const bytes = await drawer.draw(`site-art/${key}`)
    // An installation whose files cannot be written to draws them again after its next start.
    await writeWhole(file, bytes).catch(() => undefined)
    return bytes
  }

  return {
    find,
    async drawMissing() {
      try {
        for (const key of await keys.open()) if (!isClosed) await find(key)
      } catch (error) {
        // They are still drawn when they are asked for.
        if (!isClosed) log.warn({ err: error }, "Drawing the site's own pictures failed")
      }
    },
    close() {
      isClosed = true
    },
  }
}
