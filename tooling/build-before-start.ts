import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { lockFile } from '../src/platform/base/file-lock.ts'
import { buildIfStale, canBuild } from './build-if-stale.ts'
import { isBundleFresh } from './newest-source.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Longer than bundling takes on a slow machine. */
const BUNDLE_WITHIN_MS = 120_000

/**
 * Builds what `npm start` runs, where it is older than its sources; one process at a time. An installation without what
 * builds runs what it has.
 */
async function main(): Promise<void> {
  await Promise.all([buildIfStale({ isCompressed: false }), makeDatabase()])
  if (!canBuild()) return
  await mkdir(join(root, 'build'), { recursive: true })
  const lock = await lockFile(join(root, 'build/server-lock'), BUNDLE_WITHIN_MS)
  if (!lock) throw new Error('Another process has been bundling for two minutes. End it, and start again.')
  try {
    if (await isBundleFresh(root)) return
    const { buildServer } = await import('./build-server.ts')
    await buildServer()
  } finally {
    lock.release()
  }
}

/** A first start makes its database meanwhile. The server, which opens it, says what is wrong with it or with a setting. */
async function makeDatabase(): Promise<void> {
  try {
    const [{ readConfig }, { makeEmbeddedDatabase }] = await Promise.all([
      import('../src/platform/base/config.ts'),
      import('../src/platform/database/embedded.ts'),
    ])
    const { DATA_DIR, DATABASE_URL } = readConfig(process.env)
    if (!DATABASE_URL) await makeEmbeddedDatabase(DATA_DIR)
  } catch {
    // As above.
  }
}

await main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
})
