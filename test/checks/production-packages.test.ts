import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import lock from '../../package-lock.json' with { type: 'json' }

const root = join(import.meta.dirname, '../..')

/** What is started in production: the parent process, the server, the commands, and the processes that they start. */
const programs = [
  'tooling/build-before-start.ts',
  'src/start.mjs',
  'src/main.ts',
  'src/cli.ts',
  'src/features/incoming-mail/server/reader-process.ts',
  'src/features/portfolio-editing/server/sheets/sheet-process.ts',
  'src/platform/photos/decoder-process.ts',
  'demo/draw-process.ts',
]

/** Loaded on demand where the development packages are: what builds, and the development server. */
const forDevelopment = new Set(['tooling/build.ts', 'tooling/build-server.ts', 'src/site/web/development.ts'])

const importing =
  /(?:^|\n)(?:import|export)\s(?!type\s)(?:[^'"]*?\sfrom\s)?['"]([^'"]+)['"]|\bimport\('([^']+)'\)/g

/** The packages that programs and all that they import ask for, each with a file that does. */
function packagesOf(files: readonly string[]): Map<string, string> {
  const packages = new Map<string, string>()
  const seen = new Set<string>(forDevelopment)
  const waiting = [...files]
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    for (const [, fixed, late] of readFileSync(join(root, file), 'utf8').matchAll(importing)) {
      const target = fixed ?? late ?? ''
      if (target.startsWith('.')) waiting.push(normalize(join(dirname(file), target)))
      else if (target.startsWith('#landlord/')) waiting.push(target.replace('#', ''))
      else if (!target.startsWith('node:') && /\.(ts|mjs|js)$/.test(file))
        packages.set(/^(@[^/]+\/)?[^/]+/.exec(target)?.[0] ?? target, file)
    }
  }
  return packages
}

const installed = (name: string) => {
  const found = Object.entries(lock.packages).find(([path]) => path === `node_modules/${name}`)?.[1]
  return found !== undefined && !('dev' in found && found.dev)
}

test('every program runs with the packages of npm ci --omit=dev', () => {
  const packages = packagesOf(programs)
  expect(packages.size).toBeGreaterThan(20)
  expect([...packages].filter(([name]) => !installed(name))).toEqual([])
})

test('the built application runs with the packages of npm ci --omit=dev', ({ skip }) => {
  const built = 'build/app/server/index.js'
  // npm test has built it before.
  if (!existsSync(join(root, built))) skip()
  const packages = packagesOf([built])
  expect(packages.has('react-dom')).toBe(true)
  expect([...packages].filter(([name]) => !installed(name))).toEqual([])
})

test('what builds is no part of such an installation', () => {
  expect(['@react-router/dev', 'typescript'].filter(installed)).toEqual([])
})

const MAX_MEGABYTES = 280

/** What a package takes on the disk, in bytes, without the packages in it: those are named by themselves. */
function diskUsage(path: string): number {
  const { blocks } = lstatSync(path)
  const entries = readdirSync(path, { withFileTypes: true }).filter(({ name }) => name !== 'node_modules')
  return entries.reduce(
    (sum, entry) =>
      sum +
      (entry.isDirectory()
        ? diskUsage(join(path, entry.name))
        : lstatSync(join(path, entry.name)).blocks * BLOCK_BYTES),
    blocks * BLOCK_BYTES,
  )
}

/** The unit of `blocks`, whatever the file system's own. */
const BLOCK_BYTES = 512

test(`such an installation takes at most ${MAX_MEGABYTES} MB besides Node`, () => {
  const packages = Object.entries(lock.packages)
    .filter(([path, entry]) => !['', 'node_modules/node'].includes(path) && !('dev' in entry && entry.dev))
    .map(([path]) => join(root, path))
    // Those for other machines are not installed.
    .filter((path) => existsSync(path))
  expect(packages.length).toBeGreaterThan(100)
  const megabytes = packages.reduce((sum, path) => sum + diskUsage(path), 0) / 1024 / 1024
  expect(megabytes).toBeGreaterThan(MAX_MEGABYTES / 2)
  expect(megabytes).toBeLessThan(MAX_MEGABYTES)
})
