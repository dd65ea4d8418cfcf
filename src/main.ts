import { flushCompileCache } from 'node:module'
import { buildIfStale } from '../tooling/build-if-stale.ts'
import { onParentGone, tellParent } from './parent.ts'
import { ConfigError, readConfig } from './platform/base/config.ts'
import { createLog, type Log } from './platform/base/log.ts'
import { readRestarts } from './platform/base/restarts.ts'
import { startProblem } from './platform/base/start-problem.ts'
import { mailFolder } from './platform/mail/transport.ts'
import { type RunningSite, serve } from './serve.ts'

const development = process.argv.includes('--dev')
process.env.NODE_ENV ??= development ? 'development' : 'production'

/** A stop that takes longer than this has hung; the contract is 10 s. */
const STOP_WITHIN_MS = 9500

// A full disk or an unread pipe must not end the site; the text is lost instead.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

async function main(): Promise<void> {
  const config = readConfig(process.env)
  const log = createLog(config.LOG_LEVEL)
  endOnUnexpectedError(log)
  if (development) {
    const { prepareSources } = await import('../tooling/build.ts')
    await prepareSources()
  } else await buildIfStale()
  const stopping = new AbortController()
  const mode = development ? 'development' : 'production'
  const starting = serve(config, log, mode, readRestarts(process.env), stopping.signal)
  stopOnSignal(starting, stopping, log)
  const site = await starting.catch((error) => {
    if (stopping.signal.aborted) return null
    throw startProblem(error, config.DATA_DIR)
  })
  // It was asked to stop while it waited for its database.
  if (!site) return
  log.info({ address: config.PUBLIC_URL, listening: site.address }, 'Husvær is ready')
  if (!config.SMTP_URL) process.stderr.write(`There is no SMTP_URL: mail is kept in ${mailFolder(config)}\n`)
  if (config.PASSWORD_HASHING !== 'strong')
    process.stderr.write('PASSWORD_HASHING is weak: new passwords are kept badly. For tests only.\n')
  if (config.RATE_LIMITS !== 'on')
    process.stderr.write(
      `RATE_LIMITS is ${config.RATE_LIMITS}: not every client is limited. For tests and measurements only.\n`,
    )
  if (!site.hasStaff) {
    process.stderr.write(
      'There is no staff account yet: npm run husvaer -- create-user you@example.com "Your name"\n',
    )
  }
  process.stderr.write(`Husvær is ready: ${config.PUBLIC_URL}\n`)
  await tellParent({ type: 'ready' })
  // When the server is killed, the next server does this.
  flushCompileCache()
}

/** The state after an unexpected error is unknown: the parent process starts a new server. */
function endOnUnexpectedError(log: Log): void {
  process.on('uncaughtException', (error, origin) => {
    log.fatal({ err: error, origin }, 'The server stops after an unexpected error')
    process.exit(1)
  })
}

/** Stops cleanly on a signal, and when the parent process has ended. A site that is still starting stops once it is ready. */
function stopOnSignal(starting: Promise<RunningSite>, stopping: AbortController, log: Log): void {
  const stop = (reason: string) => {
    if (stopping.signal.aborted) return
    stopping.abort()
    log.info({ reason }, 'Stopping')
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref()
    starting
      .then((site) => site.stop())
      .then(
        () => process.exit(0),
        (error) => {
          if (error instanceof Error && error.name === 'AbortError') process.exit(0)
          log.error({ err: error }, 'Stopping failed')
          process.exit(1)
        },
      )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  // A terminal that is closed; a site that runs for others is kept from it by nohup, which this would undo.
  if (development) process.on('SIGHUP', stop)
  onParentGone(() => stop('The parent process has gone'))
}

await main().catch(async (error: Error) => {
  // A wrong setting is reported in one sentence; LOG_LEVEL=debug adds the causes.
  process.stderr.write(`${error.message}\n`)
  if (process.env.LOG_LEVEL === 'debug' || !(error instanceof ConfigError)) {
    for (let cause = error.cause; cause instanceof Error; cause = cause.cause)
      process.stderr.write(`  because: ${cause.message}\n`)
  }
  await tellParent({ type: 'start-failed', isFinal: error instanceof ConfigError })
  process.exit(1)
})
