import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const buildFolder = new URL('../../../build/', import.meta.url)

/** Where the build lists the keys of the site's own drawings, drawn or not. */
export const siteArtList = fileURLToPath(new URL('site-art.json', buildFolder))

/** Where they lie once they are drawn: originals named by their content. */
export const siteArtFolder = fileURLToPath(new URL('site-art', buildFolder))

const keyList = z.array(z.string())

/** The keys of the site's own drawings as they are; none before the first build. */
export async function listedSiteArt(): Promise<string[]> {
  const list = await readFile(siteArtList, 'utf8').catch(() => '[]')
  return keyList.parse(JSON.parse(list))
}

/** The keys of the site's own drawings, those of earlier builds included. */
export async function siteArtKeys(): Promise<string[]> {
  const drawn = await readdir(siteArtFolder).catch(() => [])
  return [...new Set([...(await listedSiteArt()), ...drawn.map((file) => file.replace('.jpg', ''))])]
}
