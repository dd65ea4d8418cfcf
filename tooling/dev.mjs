import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { landlordFolder } from './landlord-folder.mjs'

/**
 * Runs the development server, and starts it anew when a file is saved that the server reads itself. Components and styles are
 * changed in the browser by Vite. A server that has ended by an error waits for the next change.
 */

const root = fileURLToPath(new URL('..', import.meta.url))
/** A save of several files at once is one change. */
const SETTLE_MS = 100

const isServers = (/** @type {string | null} */ file) =>
  file !== null && /\.(ts|sql)$/.test(file) && !/\.(test|spec|d)\.ts$/.test(file)

const start = () =>
  spawn(process.execPath, [`${root}src/main.ts`, '--dev'], {
    // By the channel it learns that this process is gone, however it ended.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  }).once('exit', (code) => {
    if (isEnding || isRestarting) return
    if (code === 0) process.exit(0)
    process.stderr.write('The server has ended. It is started anew when a file is saved.\n')
  })

let isEnding = false
let isRestarting = false
let server = start()

function endServer() {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve()
  server.kill('SIGTERM')
  return new Promise((resolve) => server.once('exit', resolve))
}

async function restart() {
  if (isEnding || isRestarting) return
  isRestarting = true
  process.stderr.write('A file of the server has changed: starting anew …\n')
  await endServer()
  isRestarting = false
  if (!isEnding) server = start()
}

/** @type {NodeJS.Timeout | undefined} */
let settling
for (const folder of ['src', landlordFolder(root), 'landlord-types'])
  watch(root + folder, { recursive: true }, (_, file) => {
    if (!isServers(file)) return
    clearTimeout(settling)
    settling = setTimeout(restart, SETTLE_MS)
  })

for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT']))
  process.on(signal, async () => {
    isEnding = true
    await endServer()
    process.exit(0)
  })
