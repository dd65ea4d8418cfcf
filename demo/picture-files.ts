import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { landlordFolder } from '../tooling/landlord-folder.mjs'
import type { SiteDrawing } from './site-art.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

const ownFolder = join(root, landlordFolder(root), 'pictures')

/** What a landlord's pictures may be, by the ending of the file. */
const types = { svg: 'image/svg+xml', jpg: 'image/jpeg', jpeg: 'image/jpeg', png: 'image/png' } as const

/** A drawing, or the landlord's picture file of that name in its place, as large and cut to the same shape. */
export function inPlaceOf(drawing: SiteDrawing, folder = ownFolder): SiteDrawing {
  const path = join(folder, drawing.name)
  for (const [ending, type] of Object.entries(types)) {
    if (!existsSync(`${path}.${ending}`)) continue
    const { width, height } = drawing
    const data = `data:${type};base64,${readFileSync(`${path}.${ending}`, 'base64')}`
    const image = `<image width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice" href="${data}"/>`
    return {
      ...drawing,
      svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${image}</svg>`,
    }
  }
  return drawing
}
