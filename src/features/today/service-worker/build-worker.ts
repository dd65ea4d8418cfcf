import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { z } from 'zod'
import { buildTarget } from '../../../bundling/oldest-browsers.ts'
import { workerUrl } from '../../../domain/people/device-worker.ts'
import type { Shell } from './shell.ts'

/** What the page that is readable without contact starts with: its routes are the frame of the staff pages, and itself. */
const sources = [
  'src/entry.client.tsx',
  'src/root.tsx',
  'src/site/pages/ansatt.tsx',
  'src/features/today/pages/saker.i-dag.tsx',
]

/** Bundles the service worker into the folder of the built browser files, with the list of those that it stores. */
export async function buildWorker(folder: string, offlinePage: Shell['offlinePage']): Promise<void> {
  const source = import.meta.dirname
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { __SHELL__: JSON.stringify(await readShell(folder, offlinePage)) },
    build: {
      target: buildTarget,
      outDir: folder,
      emptyOutDir: false,
      lib: { entry: join(source, 'worker.ts'), formats: ['es'], fileName: () => workerUrl.slice(1) },
    },
  })
}

async function readShell(folder: string, offlinePage: Shell['offlinePage']): Promise<Shell> {
  const manifest: unknown = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'))
  // Fonts, and the list of routes that React Router's `Scripts` imports.
  const listed = (await readdir(join(folder, 'assets'))).filter((name) => /\.woff2$|^manifest-/.test(name))
  const files = [...shellFiles(manifest, sources), ...listed.map((name) => `/assets/${name}`), '/icon.svg']
  const own = (await readdir(import.meta.dirname)).filter((name) => name.endsWith('.ts')).sort()
  const hash = createHash('sha256').update(JSON.stringify([files, offlinePage]))
  for (const name of own) hash.update(await readFile(join(import.meta.dirname, name)))
  return { version: hash.digest('hex').slice(0, 12), files, offlinePage }
}

const chunk = z.object({
  file: z.string(),
  src: z.string().optional(),
  imports: z.array(z.string()).default([]),
  css: z.array(z.string()).default([]),
})

const viteManifest = z.record(z.string(), chunk)

/**
 * The addresses of the files that some sources need in the browser, with all that they import and their style sheets, by Vite's
 * manifest.
 */
function shellFiles(given: unknown, sources: readonly string[]): string[] {
  const manifest = viteManifest.parse(given)
  const files = new Set<string>()
  const add = (key: string): void => {
    const found = manifest[key]
    if (!found || files.has(found.file)) return
    for (const file of [found.file, ...found.css]) files.add(file)
    for (const imported of found.imports) add(imported)
  }
  for (const source of sources) {
    // React Router adds a query to the sources of routes.
    const keys = Object.keys(manifest).filter((key) => key.replace(/\?.*/, '') === source)
    if (keys.length === 0) throw new Error(`Vite's manifest has no ${source}`)
    for (const key of keys) add(key)
  }
  return [...files].map((file) => `/${file}`)
}
