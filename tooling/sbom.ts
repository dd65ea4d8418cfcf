import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import manifest from '../package.json' with { type: 'json' }
import lock from '../package-lock.json' with { type: 'json' }

const root = join(import.meta.dirname, '..')

interface LockEntry {
  version: string
  dev?: boolean
  optional?: boolean
  license?: string
}

/** Those for other platforms are optional, and not installed. */
const isListed = (path: string, { dev, optional }: LockEntry) =>
  !dev && !(optional && !existsSync(join(root, path)))

/** Old packages name their licence in a field that the lock file leaves out. */
function licensesOf(path: string, { license }: LockEntry): object {
  const file = join(root, path, 'package.json')
  if (license || !existsSync(file)) return {}
  return { licenses: JSON.parse(readFileSync(file, 'utf8')).licenses }
}

/**
 * The project as it runs, for `npm sbom`: that leaves a package out with `--omit=dev` as soon as a development package needs it
 * too (https://github.com/npm/cli/issues/7909).
 */
function productionProject() {
  const declared = { ...manifest, devDependencies: {} }
  const { '': _, ...packages } = lock.packages
  const listed = Object.entries<LockEntry>(packages)
    .filter(([path, entry]) => isListed(path, entry))
    .map(([path, entry]) => [path, { ...entry, ...licensesOf(path, entry) }])
  return { declared, locked: { ...lock, packages: { '': declared, ...Object.fromEntries(listed) } } }
}

if (!existsSync(join(root, 'node_modules'))) {
  console.error('The packages are not installed: run npm ci first.')
  process.exit(1)
}
const temporary = mkdtempSync(join(tmpdir(), 'sbom-'))
try {
  // The document names the project by its folder.
  const folder = join(temporary, manifest.name)
  mkdirSync(folder)
  const { declared, locked } = productionProject()
  writeFileSync(join(folder, 'package.json'), JSON.stringify(declared))
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(locked))
  const npm = spawnSync('npm', ['sbom', '--package-lock-only', '--sbom-format=cyclonedx'], {
    cwd: folder,
    stdio: 'inherit',
  })
  if (npm.error) throw npm.error
  process.exitCode = npm.status ?? 1
} finally {
  rmSync(temporary, { recursive: true })
}
