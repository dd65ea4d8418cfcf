import { z } from 'zod'

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
export function shellFiles(given: unknown, sources: readonly string[]): string[] {
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
