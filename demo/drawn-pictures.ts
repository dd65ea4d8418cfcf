import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What pages need to know of a picture of the demo, without drawing it. */
export interface DrawnPicture {
  /** Names its content: two drawings that differ have two keys. */
  key: string
  /** The storage path. */
  path: string
  width: number
  height: number
  preview: string
}

/** Made by `node demo/list-pictures.ts`; a test holds that it is of the drawings as they are. */
export const listFile = new URL('./pictures.csv', import.meta.url)

export const drawingKeyOf = (svg: string): string =>
  createHash('sha256').update(svg).digest('hex').slice(0, 20)

/** Every picture and document of the demo portfolio and its listings. */
export async function listDrawnPictures(): Promise<DrawnPicture[]> {
  const [, ...lines] = (await readFile(listFile, 'utf8')).trimEnd().split('\n')
  return lines.map((line) => {
    const [key = '', path = '', width, height, preview = ''] = line.split(',')
    return { key, path, width: Number(width), height: Number(height), preview }
  })
}

/** The file of a drawn picture: named by its key, so that one of an earlier drawing is not taken for it. */
export const drawnFile = (folder: string, key: string): string => join(folder, `${key}.jpg`)
