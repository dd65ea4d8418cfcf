import { posix } from 'node:path'

/**
 * The folders of the product, from the bottom: a folder imports from those before it, and never from those after it. The
 * files beside the last ones start the site.
 */
export const order: readonly string[] = [
  'landlord-types',
  'landlord',
  'src/generated',
  'src/bundling',
  ...inFolder('src/domain', [
    'lists',
    'submissions',
    'text',
    'format',
    'people',
    'time',
    'contact',
    'addresses',
    'cases',
    'portfolio',
    'documents',
  ]),
  ...inFolder('src/forms', ['engine', 'kinds', 'shared']),
  ...inFolder('src/platform', [
    'base',
    'database',
    'secrets',
    'storage',
    'http',
    'limits',
    'queue',
    'audit',
    'mail',
    'intake',
    'photos',
    'pictures',
    'erasure',
  ]),
  ...inFolder('src/ui', ['styles', 'page', 'kit', 'data', 'toasts', 'forms']),
  ...inFolder('src/features', [
    'enquiries',
    'tenant-forms',
    'form-catalogue',
    'sign-in',
    'workspace',
    'portfolio-browsing',
    'info-pages',
    'staff-notices',
    'buildings',
    'building-notices',
    'routing',
    'cases',
    'contractors',
    'alerts',
    'portfolio-editing',
    'search',
    'outgoing-mail',
    'first-steps',
    'inbox',
    'building-pages',
    'today',
    'notice-delivery',
    'incoming-mail',
    'accounts',
    'team',
    'text-editing',
    'listings',
    'privacy',
    'demo-removal',
    'backup',
    'overview',
    'legacy-api',
  ]),
  ...inFolder('src/site', [
    'addresses',
    'hydration',
    'metrics',
    'shell',
    'staff-shell',
    'page-script',
    'actions',
    'services',
    'workspace',
    'jobs',
    'pages',
    'render',
    'web',
    'commands',
  ]),
  'src',
]

/** A folder's own files, and the folders in it. */
function inFolder(folder: string, names: readonly string[]): string[] {
  return [folder, ...names.map((name) => `${folder}/${name}`)]
}

/** The rooms of a feature, in their order: its rules, declarations and texts stand beside the rooms, and come first. */
const rooms: readonly string[] = ['server', 'ui', 'pages']

/** Folders without input or output, which import nothing of Node. */
const isPure = (path: string) => /^(?:landlord-types|landlord|src\/domain|src\/forms)\//.test(path)

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
    waiting.push(...targets.map((target) => pathOf(file, target.replace(/\?.*/, ''))))
  }
  return reached
}

/** The path of what a file imports, from the root: `#landlord/` is the folder of whichever landlord it is. */
const pathOf = (file: string, target: string) =>
  target.startsWith('#') ? target.slice(1) : posix.join(posix.dirname(file), target)

/** The imports of files by the paths of what they import, from the root. */
function* relativeImports(files: Map<string, string>) {
  for (const [file, source] of files)
    for (const { target, typeOnly } of importsOf(source))
      if (/^[.#]/.test(target)) yield { file, path: pathOf(file, target), typeOnly }
}

/** Every import of one landlord's files by their path, where another landlord's could stand, as a sentence. */
export function findNamedLandlords(files: Map<string, string>): string[] {
  return [...files].flatMap(([file, source]) =>
    importsOf(source).flatMap(({ target }) =>
      !file.startsWith('landlord') && /^(\.\.\/)+landlord(-template)?\//.test(target)
        ? [`${file} imports ${target}: write #landlord/`]
        : [],
    ),
  )
}

/** Every import that goes against the order of the folders, or of a feature's rooms, as a sentence. */
export function findUpwardImports(files: Map<string, string>): string[] {
  return [...relativeImports(files)].flatMap(({ file, path }) => {
    const [from, to] = [folderOf(file), folderOf(path)]
    if (from === null || to === null) return []
    const isUpward = from === to ? roomOf(path) > roomOf(file) : order.indexOf(to) > order.indexOf(from)
    return isUpward ? [`${file} imports ${path}`] : []
  })
}

/** The folder of the order that a file stands in: the longest that its path begins with; null where there is none. */
export function folderOf(file: string): string | null {
  const fits = order.filter((folder) => file.startsWith(`${folder}/`))
  return fits.sort((a, b) => b.length - a.length)[0] ?? null
}

const roomOf = (file: string) => {
  const [, , , room = ''] = file.split('/')
  return file.startsWith('src/features/') ? rooms.indexOf(room) : 0
}

const featureOf = (file: string) => /^src\/features\/([^/]+)\//.exec(file)?.[1]

/** The files of features that other features import. */
export function importedByOtherFeatures(files: Map<string, string>): Set<string> {
  const across = [...relativeImports(files)].filter(({ file, path }) => {
    const [from, to] = [featureOf(file), featureOf(path)]
    return from !== undefined && to !== undefined && from !== to
  })
  return new Set(across.map(({ path }) => path))
}

/** Every import of more than types from the server by what a browser loads, and of Node by a pure folder, as a sentence. */
export function findImpureImports(
  files: Map<string, string>,
  isOfPages: (path: string) => boolean,
  isOfServer: (path: string) => boolean,
): string[] {
  const ofServer = [...relativeImports(files)].flatMap(({ file, path, typeOnly }) =>
    !typeOnly && isOfPages(file) && isOfServer(path) ? [`${file} imports more than types from ${path}`] : [],
  )
  const ofNode = [...files].flatMap(([file, source]) =>
    importsOf(source).flatMap(({ target }) =>
      isPure(file) && target.startsWith('node:') ? [`${file} does input or output: ${target}`] : [],
    ),
  )
  return [...ofServer, ...ofNode]
}

/**
 * Every circle of files that import each other, whether for values or for types, as a sentence. What stands in a
 * circle cannot be read, moved or tested by itself.
 */
export function findCircles(files: Map<string, string>): string[] {
  const targets = Map.groupBy(
    [...relativeImports(files)].filter(({ path }) => files.has(path)),
    ({ file }) => file,
  )
  const done = new Set<string>()
  const circles: string[] = []
  const walk = (file: string, way: readonly string[]) => {
    const at = way.indexOf(file)
    if (at >= 0) circles.push([...way.slice(at), file].join(' → '))
    if (at >= 0 || done.has(file)) return
    for (const { path } of targets.get(file) ?? []) walk(path, [...way, file])
    done.add(file)
  }
  for (const file of files.keys()) walk(file, [])
  return circles
}
