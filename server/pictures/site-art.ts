import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import type { Picture } from '../../domain/picture.ts'
import { inspectPicture } from './inspect.ts'

export interface SiteArt {
  name: string
  svg: string
  width: number
  height: number
}

/**
 * Renders the site's own drawings once, into originals named by their content, and writes the list of them
 * that the application is built with.
 */
export async function renderSiteArt(drawings: SiteArt[], folder: string, listFile: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const pictures: Record<string, Picture> = {}
  for (const { name, svg, width, height } of drawings) {
    const key = createHash('sha256').update(svg).digest('hex').slice(0, 20)
    const file = join(folder, `${key}.jpg`)
    const kept = await readFile(file).catch(() => null)
    const original =
      kept ?? (await sharp(Buffer.from(svg)).resize(width, height).jpeg({ quality: 92 }).toBuffer())
    if (!kept) await writeFile(file, original)
    pictures[name] = { ...(await inspectPicture(original)), key }
  }
  await writeFile(listFile, `${JSON.stringify(pictures, null, 2)}\n`)
}

/** The keys of the site's own drawings; none before the first build. */
export async function siteArtKeys(): Promise<string[]> {
  const folder = fileURLToPath(new URL('../../build/site-art', import.meta.url))
  const files = await readdir(folder).catch(() => [])
  return files.map((file) => file.replace('.jpg', ''))
}

/** Finds the site's own drawings by key, and asks `next` for all others. */
export function siteArtFinder(folder: string, next: (key: string) => Promise<Uint8Array | null>) {
  return async (key: string): Promise<Uint8Array | null> =>
    (await readFile(join(folder, `${key}.jpg`)).catch(() => null)) ?? next(key)
}
