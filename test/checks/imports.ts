import { posix } from 'node:path'

/** What each folder may import from besides itself. The arrows all point one way. */
const allowed: Record<string, readonly string[]> = {
  content: [],
  domain: ['content'],
  forms: ['content', 'domain'],
  server: ['content', 'domain', 'forms', 'demo', 'build.ts'],
  app: ['content', 'domain', 'forms', 'server'],
  demo: ['content', 'domain', 'server'],
}

/** Folders that do no input or output, and so use nothing of Node. */
const pure = ['content', 'domain', 'forms']

interface Import {
  target: string
  typeOnly: boolean
}

const statement = /^(?:import|export)\s+(type\s)?(?:[^'"]*?\sfrom\s)?['"]([^'"]+)['"]/gm

/** The static imports of a source file. */
export function importsOf(source: string): Import[] {
  return [...source.matchAll(statement)].map(([, type, target]) => ({
    target: target ?? '',
    typeOnly: Boolean(type),
  }))
}

/** Every import that goes against the house's one direction, as a sentence. */
export function findViolations(files: Map<string, string>): string[] {
  const violations: string[] = []
  for (const [file, source] of files) {
    const from = file.split('/')[0] ?? ''
    for (const { target, typeOnly } of importsOf(source)) {
      if (pure.includes(from) && target.startsWith('node:'))
        violations.push(`${file} does input or output: ${target}`)
      if (!target.startsWith('.')) continue
      const path = posix.join(posix.dirname(file), target)
      const to = path.split('/')[0] ?? ''
      if (to === from || !(from in allowed)) continue
      if (!allowed[from]?.includes(to)) violations.push(`${file} imports ${path}`)
      // What runs in the browser must never bring the server along.
      else if (from === 'app' && to === 'server' && !typeOnly)
        violations.push(`${file} imports more than types from ${path}`)
    }
  }
  return violations
}

/**
 * Every circle of files that import each other, whether for values or for types, as a sentence. What stands in a
 * circle cannot be read, moved or tested by itself.
 */
export function findCircles(files: Map<string, string>): string[] {
  const targets = new Map(
    [...files].map(([file, source]) => [
      file,
      importsOf(source)
        .map(({ target }) => posix.join(posix.dirname(file), target))
        .filter((path) => files.has(path)),
    ]),
  )
  const done = new Set<string>()
  const circles: string[] = []
  const walk = (file: string, way: readonly string[]) => {
    const at = way.indexOf(file)
    if (at >= 0) circles.push([...way.slice(at), file].join(' → '))
    if (at >= 0 || done.has(file)) return
    for (const target of targets.get(file) ?? []) walk(target, [...way, file])
    done.add(file)
  }
  for (const file of files.keys()) walk(file, [])
  return circles
}
