import { Worker } from 'node:worker_threads'
import { type CompanyNames, parseMail } from './parse-mail.ts'

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

/** What the process is given: a mail, and what quotes of ours in it are known by. */
export interface ReaderTask {
  raw: Uint8Array
  named: CompanyNames
}

process.on('message', ({ raw, named }: ReaderTask) => {
  parseMail(raw, named).then((answer) => process.send?.(answer))
})
process.on('disconnect', () => process.exit(0))
