import { createHash } from 'node:crypto'
import { access, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { renderJpeg } from './illustrations/jpeg.ts'
import { demoPictures } from './index.ts'

const AT_ONCE = 3

/**
 * Draws every picture of the demo portfolio into `outDir`, at its storage path, and returns how many there
 * are. A stamp named after all drawings tells that nothing has changed since the last time.
 */
export async function renderDemoPictures(outDir: string): Promise<number> {
  const drawings = demoPictures().map((picture) => ({ path: picture.path, svg: picture.draw() }))
  const stamp = stampOf(drawings)
  if (await exists(join(outDir, stamp))) return drawings.length
  await forgetStamps(outDir)
  for (const folder of new Set(drawings.map(({ path }) => dirname(path)))) {
    await mkdir(join(outDir, folder), { recursive: true })
  }
  const waiting = drawings.values()
  const work = async () => {
    for (const { path, svg } of waiting) await writeFile(join(outDir, path), await renderJpeg(svg))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  await writeFile(join(outDir, stamp), '')
  return drawings.length
}

function stampOf(drawings: readonly { path: string; svg: string }[]): string {
  const hash = createHash('sha256')
  for (const { path, svg } of drawings) hash.update(path).update(svg)
  return `drawn-${hash.digest('hex').slice(0, 16)}`
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

/** Removes the stamps of earlier drawings, so that a run that is cut short is not mistaken for a whole one. */
async function forgetStamps(outDir: string): Promise<void> {
  await mkdir(outDir, { recursive: true })
  for (const name of await readdir(outDir)) if (name.startsWith('drawn-')) await rm(join(outDir, name))
}

if (import.meta.main) {
  const outDir = process.argv[2]
  if (!outDir) throw new Error('Usage: node demo/render.ts OUTDIR')
  const started = performance.now()
  const count = await renderDemoPictures(outDir)
  console.log(`${count} pictures in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}
