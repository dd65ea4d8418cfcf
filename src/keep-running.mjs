// Plain JavaScript, without imports of the site: this process stays small (removing types at run time takes 20 MB).
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * How one run of the server ended.
 * @typedef {object} Run
 * @property {number} exitCode as a shell counts: 128 and the signal's number where a signal ended it
 * @property {string} reason
 * @property {number} readyForMs 0 where it never was ready
 * @property {import('./parent.ts').StartFailure | null} startFailed why it refused to start, where it did
 */

/**
 * @typedef {object} Times
 * @property {number} [firstPauseMs]
 * @property {number} [secondPauseMs] doubled with each crash after that
 * @property {number} [maxPauseMs]
 * @property {number} [killAfterMs] a server that was asked to stop is killed after this; the contract is 10 s
 * @property {number} [stableAfterMs] a server that was ready for this long begins with the first pause again
 */

const MAX_FAILED_STARTS = 5

/** The numbers of the log's levels, as in the server's log. */
const levels = { trace: 10, debug: 20, info: 30, warn: 40, error: 50, fatal: 60, silent: 100 }

/**
 * Runs the server, and starts it again when it crashes, with growing pauses. Gives the exit code for this process,
 * when the server was stopped, could not start, or crashed too often before it was ready.
 * @param {string[]} args Node's arguments
 * @param {Times} times
 * @returns {Promise<number>}
 */
export async function keepRunning(
  args,
  {
    firstPauseMs = 100,
    secondPauseMs = 1000,
    maxPauseMs = 30_000,
    stableAfterMs = 60_000,
    killAfterMs = 9800,
  },
) {
  // A full disk or an unread pipe must not end this process either.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  const stopping = new AbortController()
  /** @type {import('node:child_process').ChildProcess | null} */
  let child = null
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT'])) {
    process.on(signal, () => {
      child?.kill(signal)
      if (stopping.signal.aborted) return
      stopping.abort()
      setTimeout(() => child?.kill('SIGKILL'), killAfterMs).unref()
    })
  }

  let restarts = 0
  let crashesInRow = 0
  let failedStarts = 0
  let hasBeenReady = false
  /** @type {{ at: string, reason: string } | null} */
  let lastCrash = null
  for (;;) {
    const history = JSON.stringify({ restarts, lastCrash })
    child = spawn(process.execPath, args, {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, HUSVAER_RESTARTS: history },
    })
    const run = await watch(child)
    child = null
    if (run.readyForMs > 0) hasBeenReady = true
    if (stopping.signal.aborted || run.exitCode === 0) return run.exitCode
    if (run.startFailed && (run.startFailed.isFinal || !hasBeenReady)) return run.exitCode

    lastCrash = { at: new Date().toISOString(), reason: run.reason }
    crashesInRow = run.readyForMs >= stableAfterMs ? 1 : crashesInRow + 1
    // A site that was ready before is started again without limit, for example until its database is back.
    failedStarts = run.readyForMs > 0 || run.startFailed ? 0 : failedStarts + 1
    if (failedStarts >= MAX_FAILED_STARTS) {
      const sentence = `Husvær crashed ${failedStarts} times in a row before it was ready (${run.reason}), and is not started again. The log says why.`
      log('fatal', { reason: run.reason, failedStarts }, 'Gave up starting the server')
      process.stderr.write(`${sentence}\n`)
      return run.exitCode
    }
    restarts += 1
    const pauseMs =
      crashesInRow === 1 ? firstPauseMs : Math.min(secondPauseMs * 2 ** (crashesInRow - 2), maxPauseMs)
    log('error', { reason: run.reason, restarts, pauseMs }, 'The server crashed; starting it again')
    await sleep(pauseMs, null, { signal: stopping.signal }).catch(() => undefined)
    if (stopping.signal.aborted) return 0
  }
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<Run>}
 */
function watch(child) {
  return new Promise((resolve) => {
    let readySince = 0
    /** @type {import('./parent.ts').StartFailure | null} */
    let startFailed = null
    child.on('message', (/** @type {import('./parent.ts').ToParent} */ message) => {
      if (message.type === 'ready') readySince = performance.now()
      else startFailed = message
    })
    child.once('error', (error) =>
      resolve({ exitCode: 1, reason: error.message, readyForMs: 0, startFailed: null }),
    )
    // 'close' instead of 'exit', so that the last output of the server is read first.
    child.once('close', (code, signal) =>
      resolve({
        exitCode: code ?? 128 + (signal ? constants.signals[signal] : 0),
        reason: signal ? reasonOf(signal) : `exit code ${code}`,
        readyForMs: readySince ? Math.max(1, performance.now() - readySince) : 0,
        startFailed,
      }),
    )
  })
}

/**
 * Node ends itself by SIGABRT where its heap is full, after lines on standard error that are not in the log.
 * @param {NodeJS.Signals} signal
 */
function reasonOf(signal) {
  return signal === 'SIGABRT'
    ? 'signal SIGABRT, as when the heap is full: HEAP_MB gives it more'
    : `signal ${signal}`
}

/**
 * Writes a line as the server's log does.
 * @param {'error' | 'fatal'} level
 * @param {object} values
 * @param {string} message
 */
function log(level, values, message) {
  const wanted = new Map(Object.entries(levels)).get(process.env.LOG_LEVEL || 'info') ?? levels.info
  if (levels[level] < wanted) return
  const line = { level: levels[level], time: new Date().toISOString(), ...values, msg: message }
  process.stdout.write(`${JSON.stringify(line)}\n`)
}
