import { constants, fstatSync, openSync, writeSync } from 'node:fs'

/** Where log lines are written; never blocks and never throws. */
interface LogWriter {
  write(line: string): void
  /** Writes what can be written now; called at the end of the process. */
  flushSync(): void
}

const MAX_WAITING_BYTES = 1024 * 1024
const TRY_AGAIN_MS = 200
/** The level of a warning, in pino's numbers. */
const WARN = 40

/**
 * Writes lines to a file descriptor without ever waiting for it. While it accepts nothing (a full disk, a pipe that
 * is not read), lines wait in memory up to `maxWaitingBytes`. More lines are dropped; a separate line reports their
 * number later.
 */
export function openLogWriter(descriptor: number, maxWaitingBytes = MAX_WAITING_BYTES): LogWriter {
  const target = withoutBlocking(descriptor)
  const waiting: Buffer[] = []
  let waitingBytes = 0
  let dropped = 0
  let retry: NodeJS.Timeout | null = null

  const add = (line: Buffer) => {
    waiting.push(line)
    waitingBytes += line.length
  }

  /** Writes until all lines are written or the descriptor accepts no more. */
  const flush = () => {
    for (;;) {
      const [next] = waiting
      if (!next && dropped === 0) return
      if (!next) {
        add(droppedLine(dropped))
        dropped = 0
        continue
      }
      const written = tryWrite(target, next)
      waitingBytes -= written
      // A partly written line is continued where it stopped, so that every line is complete.
      if (written < next.length) {
        if (written > 0) waiting[0] = next.subarray(written)
        return later()
      }
      waiting.shift()
    }
  }

  const later = () => {
    if (retry) return
    retry = setTimeout(() => {
      retry = null
      flush()
    }, TRY_AGAIN_MS)
    retry.unref()
  }

  return {
    write(line) {
      const bytes = Buffer.from(line)
      if (waitingBytes + bytes.length > maxWaitingBytes) {
        dropped += 1
        return later()
      }
      add(bytes)
      if (!retry) flush()
    },
    flushSync: flush,
  }
}

function tryWrite(descriptor: number, bytes: Buffer): number {
  try {
    return writeSync(descriptor, bytes)
  } catch {
    // The target is full (EAGAIN, ENOSPC) or has no reader (EPIPE). Both may be temporary.
    return 0
  }
}

function droppedLine(count: number): Buffer {
  return Buffer.from(
    `${JSON.stringify({ level: WARN, time: new Date().toISOString(), count, msg: 'Dropped log lines' })}\n`,
  )
}

/**
 * A descriptor for the same pipe, socket or terminal that refuses instead of blocking. Reopened where that
 * works, so that other processes that share the original see no difference.
 */
function withoutBlocking(descriptor: number): number {
  try {
    const about = fstatSync(descriptor)
    if (about.isFile()) return descriptor
    if (about.isFIFO() || about.isCharacterDevice()) {
      return openSync(
        `/proc/self/fd/${descriptor}`,
        constants.O_WRONLY | constants.O_NONBLOCK | constants.O_NOCTTY,
      )
    }
  } catch {
    // A socket, a pipe of another user, or a system that is not Linux.
  }
  // Node makes a pipe or socket of its standard streams non-blocking when it opens them.
  const { stdout } = process
  if (descriptor === stdout.fd && stdout.listenerCount('error') === 0) stdout.on('error', () => undefined)
  return descriptor
}
