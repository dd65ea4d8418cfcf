import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import lock from '../../package-lock.json' with { type: 'json' }
import { temporaryFolder } from '../support/temporary-folder.ts'
import { importsOf } from './imports.ts'
import { isCode, isOfServer, sourcesIn } from './sources.ts'

const root = join(import.meta.dirname, '../..')

/** Run by the build: they import development packages, and are no part of what browsers load. */
const buildOnly = ['src/routes.ts', 'src/ui/styles/display-font.ts']

const packages = Object.entries<{ version?: string; dev?: boolean }>(lock.packages).filter(([path]) => path)
const purl = ([path, { version }]: (typeof packages)[number]) =>
  `pkg:npm/${path.replace(/^.*node_modules\//, '').replace('@', '%40')}@${version}`

const developmentPackages = new Set(
  packages.filter(([, { dev }]) => dev).map(([path]) => path.replace(/^node_modules\//, '')),
)

/** The packages that a source file loads. */
const packagesIn = (source: string) =>
  [
    ...importsOf(source).flatMap(({ target, typeOnly }) => (typeOnly ? [] : [target])),
    ...[...source.matchAll(/(?:\bimport\(|@import )'([^']+)'/g)].map(([, target = '']) => target),
  ].map((target) => /^(@[^/]+\/)?[^/]+/.exec(target)?.[0] ?? target)

/** The development packages that the browser's files contain. */
function bundled(): string[] {
  const sources = sourcesIn(
    ['landlord', 'src'],
    (path) => (isCode(path) || path.endsWith('.css')) && !isOfServer(path) && !buildOnly.includes(path),
  )
  return [...sources.values()].flatMap(packagesIn).filter((name) => developmentPackages.has(name))
}

interface Component {
  purl: string
  licenses?: object[]
}

function listed(): Component[] {
  const document = execFileSync('npm', ['run', 'sbom', '--silent'], { cwd: root, encoding: 'utf8' })
  return JSON.parse(document).components
}

test('the browser’s files contain no development package: npm run sbom lists none', () => {
  expect(bundled()).toEqual([])
})

test('npm run sbom lists the packages of npm ci --omit=dev, each with its licence', () => {
  const components = listed()
  const installed = packages.filter(([path, { dev }]) => !dev && existsSync(join(root, path))).map(purl)
  expect(new Set(components.map((component) => component.purl))).toEqual(new Set(installed))
  expect(components.filter(({ licenses }) => !licenses?.length)).toEqual([])
})

test('npm run sbom asks for an installation where there is none', async () => {
  const folder = temporaryFolder('sbom')
  mkdirSync(join(folder, 'tooling'))
  for (const file of ['tooling/sbom.ts', 'package.json', 'package-lock.json'])
    copyFileSync(join(root, file), join(folder, file))
  const { status, stderr } = spawnSync('node', ['tooling/sbom.ts'], { cwd: folder, encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stderr).toContain('run npm ci')
})
