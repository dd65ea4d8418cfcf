import { writeFile } from 'node:fs/promises'
import { createLimit } from '../src/platform/base/concurrency.ts'
import { inspectPicture } from '../src/platform/pictures/inspect.ts'
import { drawingKeyOf, listFile } from './drawn-pictures.ts'
import { renderJpeg } from './illustrations/jpeg.ts'
import { demoPictures } from './index.ts'
import { previewFile, previewLine, siteDrawings } from './site-drawings.ts'

/** The line of `demo/pictures.csv` for one drawing. */
export async function pictureLineOf(path: string, svg: string): Promise<string> {
  const { width, height, preview } = await inspectPicture(await renderJpeg(svg))
  return [drawingKeyOf(svg), path, width, height, preview].join(',')
}

/** Writes `demo/pictures.csv` and `demo/site-art.csv`, after a drawing has changed. */
async function main(): Promise<void> {
  const limit = createLimit(3)
  const lines = await Promise.all(
    demoPictures().map(({ path, draw }) => limit.run(() => pictureLineOf(path, draw()))),
  )
  await writeFile(listFile, ['key,path,width,height,preview', ...lines, ''].join('\n'))
  const own = await Promise.all(siteDrawings().map((drawing) => limit.run(() => previewLine(drawing))))
  await writeFile(previewFile, ['key,preview', ...own, ''].join('\n'))
}

if (import.meta.main) await main()
