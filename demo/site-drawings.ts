import { access, mkdir, readFile, writeFile } from 'node:fs/promises'
import type { Picture } from '../src/domain/portfolio/picture.ts'
import { writeWhole } from '../src/platform/base/write-whole.ts'
import { inspectPicture } from '../src/platform/pictures/inspect.ts'
import { drawingKeyOf, drawnFile } from './drawn-pictures.ts'
import { pageArt } from './page-art.ts'
import { type SiteDrawing, siteArt } from './site-art.ts'

/** Made by `node demo/list-pictures.ts`; a test holds that it is of the drawings as they are. */
export const previewFile = new URL('./site-art.csv', import.meta.url)

/** All of the site's own drawings, those of the category pages included. */
export const siteDrawings = (): SiteDrawing[] => [...siteArt(), ...pageArt()]

/** A drawing of the site's own as a JPEG file's bytes. */
export async function renderDrawing({ svg, width, height }: SiteDrawing): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(svg), { unlimited: true }).resize(width, height).jpeg({ quality: 92 }).toBuffer()
}

/** The line of `demo/site-art.csv` for one drawing. */
export async function previewLine(drawing: SiteDrawing): Promise<string> {
  return [drawingKeyOf(drawing.svg), (await inspectPicture(await renderDrawing(drawing))).preview].join(',')
}

/**
 * Writes the list of drawings that the application is built with, and draws none of them where their previews are
 * known: those of another landlord are drawn for it. Returns their keys.
 */
export async function listDrawings(drawings: readonly SiteDrawing[], listFile: string): Promise<string[]> {
  const [, ...lines] = (await readFile(previewFile, 'utf8')).trimEnd().split('\n')
  const known = new Map(lines.map((line) => [line.split(',')[0], line]))
  const pictures = await Promise.all(
    drawings.map(async (drawing): Promise<[string, Picture]> => {
      const key = drawingKeyOf(drawing.svg)
      const [, preview = ''] = (known.get(key) ?? (await previewLine(drawing))).split(',')
      return [drawing.name, { width: drawing.width, height: drawing.height, preview, key }]
    }),
  )
  await writeFile(listFile, `${JSON.stringify(Object.fromEntries(pictures), null, 2)}\n`)
  return pictures.map(([, { key }]) => key)
}

/** Draws those that a folder lacks, several at once. */
export async function drawMissing(drawings: readonly SiteDrawing[], folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const draw = async (drawing: SiteDrawing) => {
    const file = drawnFile(folder, drawingKeyOf(drawing.svg))
    const isDrawn = await access(file).then(
      () => true,
      () => false,
    )
    if (!isDrawn) await writeWhole(file, await renderDrawing(drawing))
  }
  await Promise.all(drawings.map(draw))
}
