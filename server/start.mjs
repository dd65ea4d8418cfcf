import { fileURLToPath } from 'node:url'
import { keepRunning } from './keep-running.mjs'

// The server's heap has a limit of its own; this process needs next to nothing.
process.exit(
  await keepRunning(['--max-old-space-size=256', fileURLToPath(new URL('main.ts', import.meta.url))], {}),
)
