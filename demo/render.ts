import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { demoPictures } from './index.ts'
export async function renderDemoPictures(outDir: string): Promise<number> {
  let n = 0
  for (const { path } of demoPictures()) { const f = join(outDir, path); await mkdir(dirname(f), { recursive: true }); await sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1067"><rect width="1600" height="1067" fill="#9cb"/><circle cx="${300+n*13}" cy="400" r="200" fill="#9a3f2d"/></svg>`)).resize(1600,1067).jpeg().toFile(f); n++ }
  return n
}
