import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { lockFile } from '../src/platform/base/file-lock.ts'
import { newestOf, sourcesOf } from './newest-source.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Longer than a build takes on a slow machine. */
const BUILD_WITHIN_MS = 600_000

/**
 * Builds if there is no build or a source is newer; one process at a time. An installation without development packages
 * cannot build: it runs the build that it has. `isCompressed` says whether the browser's files are compressed as well, which the
 * site else does while it answers.
 * @throws Error where there is none.
 */
export async function buildIfStale({ isCompressed = true } = {}): Promise<void> {
  if (await isFresh()) return
  if (!canBuild()) {
    if (await builtAt()) return
    throw new Error('There is no build, and what builds is not installed: run npm ci without --omit=dev.')
  }
  await mkdir(join(root, 'build'), { recursive: true })
  const lock = await lockFile(join(root, 'build/lock'), BUILD_WITHIN_MS)
  if (!lock) throw new Error('Another process has been building for ten minutes. End it, and start again.')
  try {
    // The process that held the lock may have built it already.
    if (await isFresh()) return
    // The builder is large; most starts do not need it.
    const { build, compressBuild } = await import('./build.ts')
    await build()
    if (isCompressed) await compressBuild()
  } finally {
    lock.release()
  }
}

/** Whether what builds is installed. */
export function canBuild(): boolean {
  try {
    import.meta.resolve('@react-router/dev/vite')
    return true
  } catch {
    return false
  }
}

/** When the build was finished, in milliseconds since 1970; null where there is none. */
async function builtAt(): Promise<number | null> {
  const built = await stat(join(root, 'build/finished')).catch(() => null)
  return built?.mtimeMs ?? null
}

async function isFresh(): Promise<boolean> {
  const built = await builtAt()
  return built !== null && (await newestOf(root, sourcesOf(root))) <= built
}
