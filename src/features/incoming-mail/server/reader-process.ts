import { Worker } from 'node:worker_threads'
import { parseMail } from './parse-mail.ts'

/**
 * Runs as a separate process and parses one mail at a time: a hostile mail can exhaust its time or memory without
 * ending the site. A mail of the largest size takes 215 MB.
 */
const MAX_MEMORY_BYTES = 320 * 1024 * 1024

// V8's heap limit does not count buffers, which is most of what the parser keeps. A thread of its own looks, because
// this one is busy while it parses.
new Worker(
  `setInterval(() => {
    if (process.memoryUsage.rss() > ${MAX_MEMORY_BYTES}) process.kill(process.pid, 'SIGKILL')
  }, 20)`,
  { eval: true },
).unref()

process.on('message', (raw: Uint8Array) => {
  parseMail(raw).then((answer) => process.send?.(answer))
})
process.on('disconnect', () => process.exit(0))
