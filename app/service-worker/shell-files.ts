import { z } from 'zod'

const part = z.object({
  module: z.string(),
  imports: z.array(z.string()).default([]),
  css: z.array(z.string()).default([]),
})

const manifest = z.object({ url: z.string(), entry: part, routes: z.record(z.string(), part) })

/**
 * The addresses of the files that some routes need in the browser, by React Router's manifest as it writes it, in a
 * script: their modules, what those import, and their style sheets.
 */
export function shellFiles(script: string, routes: readonly string[]): string[] {
  const text = script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1)
  const { url, entry, routes: known } = manifest.parse(JSON.parse(text))
  const parts = routes.map((id) => {
    const route = known[id]
    if (!route) throw new Error(`The manifest has no route ${id}`)
    return route
  })
  const files = [entry, ...parts].flatMap(({ module, imports, css }) => [module, ...imports, ...css])
  return [...new Set([url, ...files.map((file) => file.replace(/#$/, ''))])]
}
