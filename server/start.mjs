import { fileURLToPath } from 'node:url'
import { keepRunning } from './keep-running.mjs'

// A restart uses the compiled modules, which makes it a third faster.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('../build/compile-cache', import.meta.url))

// The server has its own heap limit; this process needs very little memory.
process.exit(
  await keepRunning(['--max-old-space-size=256', fileURLToPath(new URL('main.ts', import.meta.url))], {}),
)
