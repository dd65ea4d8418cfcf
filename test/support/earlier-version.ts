import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { temporaryFolder } from './temporary-folder.ts'

const run = promisify(execFile)

/**
 * The oldest version that may run beside this one. Migration 0083, which it has, is the newest that «stop all processes first» of
 * the changelog regards; 0084 came after it. When another such migration is written, its commit comes here.
 */
const OLDEST_BESIDE = 'e7edc353549b0d83b0dee20d8529c273014af480'

export interface EarlierVersion {
  /** The revision, or the folder that was given. */
  name: string
  /** Where it lies, built. */
  folder: string
  migrations: string[]
  remove(): void
}

/**
 * A built version that an upgrade to this one may begin with: the oldest release since `OLDEST_BESIDE`, or that commit where there is
 * none. `FROM` names another: a folder with a built clone, or a revision. Where the history does not go back so far, it is this one.
 * @throws Error where the history has no revision that `FROM` names.
 */
export async function earlierVersion(from = process.env.FROM): Promise<EarlierVersion> {
  if (from && existsSync(from)) return versionIn(from)
  const name = from ?? (await oldestRelease()) ?? OLDEST_BESIDE
  if (!(await isInHistory(name))) {
    const missing = `The history of this folder does not go back to ${name}; git fetch --unshallow brings it.`
    if (from) throw new Error(missing)
    process.stdout.write(`${missing} This version takes the place of the earlier one.\n`)
    return versionIn('.')
  }
  const folder = temporaryFolder('earlier')
  process.stdout.write(`Building ${name} …\n`)
  const archive = join(folder, 'source.tar')
  await run('git', ['archive', `--output=${archive}`, name])
  await run('tar', ['-xf', archive, '-C', folder])
  await install(folder)
  await run('npm', ['run', 'build'], { cwd: folder, maxBuffer: 64 * 1024 * 1024 })
  // Those of the demo that are drawn already: its processes would draw them all, each by itself, while they are looked at.
  await run('cp', ['-r', 'build/demo-pictures', join(folder, 'build')])
  return {
    name,
    folder,
    migrations: migrationsOf(folder),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** The names of the migrations of a version that lies in a folder, in their order. */
export function migrationsOf(folder: string): string[] {
  const [migrations = ''] = ['src/platform/database/migrations', 'server/database/migrations'].filter(
    (path) => existsSync(join(folder, path)),
  )
  return readdirSync(join(folder, migrations))
    .filter((name) => name.endsWith('.sql'))
    .sort()
}

async function oldestRelease(): Promise<string | null> {
  const since = ['--contains', OLDEST_BESIDE, '--no-contains', 'HEAD', '--merged', 'HEAD']
  const listed = await run('git', ['tag', ...since, '--sort=creatordate']).catch(() => ({ stdout: '' }))
  return listed.stdout.split('\n')[0] || null
}

/** A version that lies in a folder, built. */
const versionIn = (folder: string): EarlierVersion => ({
  name: folder,
  folder,
  migrations: migrationsOf(folder),
  remove: () => undefined,
})

const isInHistory = (revision: string): Promise<boolean> =>
  run('git', ['cat-file', '-e', `${revision}^{commit}`]).then(
    () => true,
    () => false,
  )

/** Gives a version its packages: the files of this one's where they are the same, and an installation otherwise. */
async function install(folder: string): Promise<void> {
  const lock = 'package-lock.json'
  const isSame = readFileSync(join(folder, lock)).equals(readFileSync(lock))
  // Hard links: the build looks for packages in the version's own folder. Another file system has none.
  const isLinked =
    isSame &&
    (await run('cp', ['-al', 'node_modules', join(folder, 'node_modules')]).then(
      () => true,
      () => false,
    ))
  if (isLinked) return
  rmSync(join(folder, 'node_modules'), { recursive: true, force: true })
  await run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: folder })
}
