import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { MAX_MAIL_BYTES } from './mail-limits.ts'
import type { CompanyNames } from './parse-mail.ts'
import type { ReadAnswer } from './parsed-mail.ts'
import type { ReaderTask } from './reader-process.ts'

/** Reads mails, one at a time, in a process of its own. */
export interface MailReader {
  /** The process, where there is one now. */
  readonly pid: number | undefined
  /**
   * What a mail says, or why it was not read.
   * @throws Error where the reader was closed meanwhile: nothing is known about the mail.
   */
  read(raw: Uint8Array): Promise<ReadAnswer>
  close(): void
}

interface ReaderOptions {
  /** A mail that takes longer ends the process that reads it. */
  timeoutMs?: number
}

const program = fileURLToPath(new URL('./reader-process.ts', import.meta.url))

/** A mail of the largest size takes a second, and fifteen on a slow machine that is busy. */
const TIMEOUT_MS = 60_000

/** The process ends after this time without a mail, and returns its memory. */
const IDLE_MS = 15_000

/** The process ends after a mail of this size: the next one begins with its memory empty. */
const MAX_BYTES_TO_STAY = 256 * 1024

export function createMailReader(
  names: () => Promise<CompanyNames>,
  { timeoutMs = TIMEOUT_MS }: ReaderOptions = {},
): MailReader {
  let child: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined
  let isClosed = false
  let line: Promise<unknown> = Promise.resolve()

  const end = () => {
    clearTimeout(idle)
    child?.kill('SIGKILL')
    child = null
  }

  const run = ({ raw, named }: ReaderTask) => {
    if (isClosed) throw new Error('The mail reader is closed')
    clearTimeout(idle)
    child ??= fork(program, {
      execArgv: ['--max-old-space-size=128'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    })
    const reader = child
    return new Promise<ReadAnswer>((resolve, reject) => {
      const finish = (answer: ReadAnswer, canStay: boolean) => {
        clearTimeout(timer)
        reader.removeAllListeners()
        // Killing a process can still make its channel report an error.
        reader.on('error', () => undefined)
        // One that is killed while it is idle is replaced: no mail is to blame.
        reader.once('exit', () => {
          if (child === reader) child = null
        })
        if (canStay) {
          idle = setTimeout(end, IDLE_MS)
          idle.unref()
        } else end()
        if (isClosed) reject(new Error('The mail reader was closed'))
        else resolve(answer)
      }
      const fail = () => finish({ problem: 'reader-failed' }, false)
      const timer = setTimeout(fail, timeoutMs)
      // From our own program, started above.
      reader.once('message', (answer) => finish(answer as ReadAnswer, raw.length <= MAX_BYTES_TO_STAY))
      reader.once('exit', fail)
      reader.once('error', fail)
      reader.send({ raw, named } satisfies ReaderTask)
    })
  }

  return {
    get pid() {
      return child?.pid
    },
    async read(raw) {
      // Too large even to be handed over.
      if (raw.length > MAX_MAIL_BYTES) return { problem: 'too-large' }
      const answer = line.then(async () => {
        const { name, shortName, legalName } = await names()
        return run({ raw, named: { name, shortName, legalName } })
      })
      line = answer.catch(() => undefined)
      return answer
    },
    close() {
      isClosed = true
      end()
    },
  }
}
