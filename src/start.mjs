import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isBundleFresh } from '../tooling/newest-source.mjs'
import { keepRunning } from './keep-running.mjs'

const MIN_NODE = 24
if (Number.parseInt(process.versions.node, 10) < MIN_NODE) {
  process.stderr.write(
    `Husvær needs Node ${MIN_NODE} or newer, and this is ${process.versions.node}. Start it with npm start, which has its own.\n`,
  )
  process.exit(1)
}

const root = fileURLToPath(new URL('..', import.meta.url))

// A restart uses the compiled modules, which makes it a third faster.
process.env.NODE_COMPILE_CACHE ??= `${root}build/compile-cache`

// The server refuses to start with what is no number of megabytes.
const heapMegabytes = Number(process.env.HEAP_MB) || 256

/**
 * The most that each half of V8's young generation may take. Less than V8 would take by itself: the process stays smaller, and
 * collects a little more often.
 */
const SEMI_SPACE_MEGABYTES = 16

/**
 * How glibc's allocator is set for the processes that follow, by the names of its own variables. Left to itself it takes larger and
 * larger blocks from the part of memory that it never gives back, and shares none between threads: a fifth more memory under load.
 */
const allocator = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: String(128 * 1024),
  MALLOC_TRIM_THRESHOLD_: String(1024 * 1024),
}
for (const [name, value] of Object.entries(allocator)) process.env[name] ??= value

/** Builds what is older than its sources, in a process that ends with it: what builds is large. */
function buildIfStale() {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [`${root}tooling/build-before-start.ts`], { stdio: 'inherit' })
    for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT'])) {
      const stop = () => child.kill(signal)
      process.on(signal, stop)
      child.once('exit', () => process.off(signal, stop))
    }
    child.once('error', reject)
    child.once('close', resolve)
  })
}

if (!(await isBundleFresh(root))) {
  const code = await buildIfStale()
  if (code !== 0) process.exit(code ?? 1)
}

const bundle = `${root}build/server/main.js`

// The server has its own heap limit; this process needs very little memory.
process.exit(
  await keepRunning(
    [
      `--max-old-space-size=${heapMegabytes}`,
      `--max-semi-space-size=${SEMI_SPACE_MEGABYTES}`,
      // An installation without what builds may have a build of an earlier version, which has no bundle.
      existsSync(bundle) ? bundle : `${root}src/main.ts`,
    ],
    {},
  ),
)
