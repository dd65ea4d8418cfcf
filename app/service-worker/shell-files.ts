import { z } from 'zod'

const part = z.object({
  module: z.string(),
  imports: z.array(z.string()).default([]),
  css: z.array(z.string()).default([]),
})

const manifest = z.object({ entry: part, routes: z.record(z.string(), part) })

/**
 * The addresses of the files that some routes need in the browser besides the script that starts the application, by React Router's
 * manifest as it writes it, in a script: their modules, what those and the entry import, and their style sheets.
 */
export function shellFiles(script: string, routes: readonly string[]): string[] {
  const text = script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1)
  const { entry, routes: known } = manifest.parse(JSON.parse(text))
  const parts = routes.map((id) => {
    const route = known[id]
    if (!route) throw new Error(`The manifest has no route ${id}`)
    return route
  })
  const modules = parts.map(({ module }) => module)
  const shared = [entry, ...parts].flatMap(({ imports, css }) => [...imports, ...css])
  return [...new Set([...modules, ...shared].map((file) => file.replace(/#$/, '')))]
}
