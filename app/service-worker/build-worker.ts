import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { workerUrl } from '../../domain/device-worker.ts'
import { buildTarget } from '../oldest-browsers.ts'
import type { Shell } from './shell.ts'
import { shellFiles } from './shell-files.ts'

/** The routes of the page that is readable without contact: the frame of the staff pages, and the page. */
const routes = ['routes/ansatt', 'routes/saker.i-dag']

interface WorkerParts {
  /** The script of React Router's manifest. */
  manifest: string
  /** The URL of the script that starts the application on the staff's pages. */
  start: string
  offlinePage: Shell['offlinePage']
}

/** Bundles the service worker into the folder of the built browser files, with the list of those that it stores. */
export async function buildWorker(folder: string, parts: WorkerParts): Promise<void> {
  const source = import.meta.dirname
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { __SHELL__: JSON.stringify(await readShell(folder, parts)) },
    build: {
      target: buildTarget,
      outDir: folder,
      emptyOutDir: false,
      lib: { entry: join(source, 'worker.ts'), formats: ['es'], fileName: () => workerUrl.slice(1) },
    },
  })
}

async function readShell(folder: string, { manifest, start, offlinePage }: WorkerParts): Promise<Shell> {
  const fonts = (await readdir(join(folder, 'assets'))).filter((name) => name.endsWith('.woff2'))
  const scripts = [start, ...shellFiles(manifest, routes)]
  const files = [...scripts, ...fonts.map((name) => `/assets/${name}`), '/icon.svg']
  const sources = (await readdir(import.meta.dirname)).filter((name) => name.endsWith('.ts')).sort()
  const hash = createHash('sha256').update(JSON.stringify([files, offlinePage]))
  for (const name of sources) hash.update(await readFile(join(import.meta.dirname, name)))
  return { version: hash.digest('hex').slice(0, 12), files, offlinePage }
}
