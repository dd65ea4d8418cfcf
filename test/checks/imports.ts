import { posix } from 'node:path'

/** The folders that each folder may import from besides itself. */
const allowed: Record<string, readonly string[]> = {
  'landlord-types': [],
  landlord: ['landlord-types'],
  domain: ['landlord-types', 'landlord'],
  forms: ['landlord-types', 'landlord', 'domain'],
  server: [
    'landlord-types',
    'landlord',
    'domain',
    'forms',
    'demo',
    'build-if-stale.ts',
    'newest-source.mjs',
    'package.json',
  ],
  app: ['landlord-types', 'landlord', 'domain', 'forms', 'server'],
  demo: ['landlord-types', 'landlord', 'domain', 'forms', 'server', 'build-if-stale.ts'],
}

/**
 * The folders of the server, each a feature or a tool of several. A folder imports from those before it, and never from
 * those after it. The files beside the folders start the site: they come last.
 */
export const serverOrder: readonly string[] = [
  'base',
  'database',
  'secrets',
  'storage',
  'http',
  'limits',
  'queue',
  'audit',
  'outbox',
  'intake',
  'catalogue',
  'photos',
  'pictures',
  'tiles',
  'push',
  'staff',
  'rota',
  'notices',
  'actions',
  'content',
  'search',
  'accounts',
  'cases',
  'erasure',
  'alerts',
  'mail',
  'casework',
  'notice-delivery',
  'incoming',
  'team',
  'portfolio',
  'listings',
  'privacy',
  'sweep',
  'backup',
  'overview',
  'metrics',
  'legacy-api',
  'workspace',
  'pages',
  'site',
  'jobs',
  'web',
  'commands',
]

/** Folders without input or output, which import nothing of Node. */
const pure = ['landlord-types', 'landlord', 'domain', 'forms']

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

const late = /\bimport\(\s*['"]([^'"]+)['"]/g

/** These files and all that they import for values, at once or later, directly or through others. */
export function reachedFrom(starts: readonly string[], files: Map<string, string>): Set<string> {
  const reached = new Set<string>()
  const waiting = [...starts]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const source = files.get(file)
    if (source === undefined || reached.has(file)) continue
    reached.add(file)
    const atOnce = importsOf(source).filter(({ typeOnly }) => !typeOnly)
    const targets = [
      ...atOnce.map(({ target }) => target),
      ...[...source.matchAll(late)].map(([, to = '']) => to),
    ]
    waiting.push(...targets.map((target) => posix.join(posix.dirname(file), target.replace(/\?.*/, ''))))
  }
  return reached
}

/** Every import against the direction of the top folders, as a sentence. */
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
      // The browser's bundle must not include the server.
      else if (from === 'app' && to === 'server' && !typeOnly)
        violations.push(`${file} imports more than types from ${path}`)
    }
  }
  return violations
}

/** Every import of the server that goes against the order of its folders, as a sentence. */
export function findUpwardImports(files: Map<string, string>): string[] {
  return [...files].flatMap(([file, source]) => {
    const from = placeOf(file)
    if (from === null) return []
    return importsOf(source).flatMap(({ target }) => {
      const path = posix.join(posix.dirname(file), target)
      const to = target.startsWith('.') ? placeOf(path) : null
      return to !== null && to > from ? [`${file} imports ${path}`] : []
    })
  })
}

/** Where a file's folder stands in the order; null outside the server. */
function placeOf(file: string): number | null {
  const [top, folder = '', name] = file.split('/')
  if (top !== 'server') return null
  if (name === undefined) return serverOrder.length
  const place = serverOrder.indexOf(folder)
  return place === -1 ? Number.POSITIVE_INFINITY : place
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
