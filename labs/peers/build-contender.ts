import { execFile } from 'node:child_process'
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type Contender, folderOf } from './contenders.ts'
import { endedChildrenSeconds } from './process-tree.ts'

const run = promisify(execFile)

/** What a build took: on the clock, and of a processor. */
export interface BuildTime {
  seconds: number
  processorSeconds: number
}

const sources = fileURLToPath(new URL('.', import.meta.url))

/** Copies a peer's project, with what all peers show, to where it runs, and installs what its lock file names. */
export async function installPeer(contender: Contender): Promise<void> {
  if (!contender.folder) return
  const folder = folderOf(contender)
  const installed = join(folder, 'node_modules/.package-lock.json')
  const lock = readFileSync(join(sources, contender.folder, 'package-lock.json'), 'utf8')
  const isInstalled =
    existsSync(installed) && readFileSync(join(folder, 'package-lock.json'), 'utf8') === lock
  cpSync(join(sources, contender.folder), folder, { recursive: true })
  cpSync(join(sources, 'shared'), join(folder, 'shared'), { recursive: true })
  // `npm ci` refuses a lock file without the packages of other platforms, which not every registry has.
  if (!isInstalled)
    await run('npm', ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund'], { cwd: folder })
}

/** Builds a contender from nothing. */
export async function buildContender(
  contender: Contender,
  environment: Record<string, string>,
): Promise<BuildTime> {
  const cwd = folderOf(contender)
  if (contender.folder)
    for (const made of [
      '.next',
      '.output',
      '.nitro',
      '.astro',
      '.react-router',
      '.tanstack',
      'dist',
      'build',
    ])
      rmSync(join(cwd, made), { recursive: true, force: true })
  const start = performance.now()
  const before = endedChildrenSeconds()
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
    ...environment,
  }
  await run(process.execPath, contender.build, { cwd, env, maxBuffer: 64 * 1024 * 1024 })
  return {
    seconds: (performance.now() - start) / 1000,
    processorSeconds: endedChildrenSeconds() - before,
  }
}

/** The versions of the packages that a contender is known by. */
export function versionsOf(contender: Contender): string {
  const file = join(folderOf(contender), 'package.json')
  const { version, dependencies, devDependencies } = JSON.parse(readFileSync(file, 'utf8'))
  if (contender.packages.length === 0) return version
  return contender.packages
    .map((name) => `${name} ${dependencies[name] ?? devDependencies?.[name]}`)
    .join(', ')
}
