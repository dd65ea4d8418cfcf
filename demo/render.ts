import { access, mkdir } from 'node:fs/promises'
import { writeWhole } from '../src/platform/base/write-whole.ts'
import { drawingKeyOf, drawnFile } from './drawn-pictures.ts'
import { renderJpeg } from './illustrations/jpeg.ts'
import { demoPictures } from './index.ts'

const AT_ONCE = 3

/**
 * Draws the pictures of the demo portfolio that `folder` lacks, for sites that are started often: others draw them as
 * they are asked for. Returns how many it has drawn.
 */
export async function renderDemoPictures(folder: string): Promise<number> {
  await mkdir(folder, { recursive: true })
  const drawings = demoPictures().values()
  let count = 0
  const work = async () => {
    for (const { draw } of drawings) {
      const svg = draw()
      const file = drawnFile(folder, drawingKeyOf(svg))
      if (await exists(file)) continue
      await writeWhole(file, await renderJpeg(svg))
      count += 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return count
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

if (import.meta.main) {
  const folder = process.argv[2]
  if (!folder) throw new Error('Usage: node demo/render.ts FOLDER')
  const started = performance.now()
  const count = await renderDemoPictures(folder)
  console.log(`${count} pictures in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}
