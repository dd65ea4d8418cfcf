import { buildIfStale, prepareSources } from '../build.ts'
import { ConfigError, readConfig } from './config.ts'
import { createLog, type Log } from './log.ts'
import { mailFolder } from './mail/transport.ts'
import { serve } from './serve.ts'

const development = process.argv.includes('--dev')
process.env.NODE_ENV ??= development ? 'development' : 'production'

/** A stop that takes longer than this has hung; the contract is 10 s. */
const STOP_WITHIN_MS = 9500

async function main(): Promise<void> {
  const config = readConfig(process.env)
  const log = createLog(config.LOG_LEVEL)
  await (development ? prepareSources() : buildIfStale())
  const site = await serve(config, log, development ? 'development' : 'production')
  log.info({ address: config.PUBLIC_URL, listening: site.address }, 'Husvær is ready')
  if (!config.SMTP_URL) process.stderr.write(`There is no SMTP_URL: mail is kept in ${mailFolder(config)}\n`)
  if (!site.hasStaff) {
    process.stderr.write(
      'Nobody can sign in at /login yet: npm run husvaer -- create-user you@example.com "Your name"\n',
    )
  }
  process.stderr.write(`Husvær is ready: ${config.PUBLIC_URL}\n`)
  stopOnSignal(site.stop, log)
}

function stopOnSignal(stop: () => Promise<void>, log: Log): void {
  let stopping = false
  const onSignal = (signal: NodeJS.Signals) => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'Stopping')
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref()
    stop().then(
      () => process.exit(0),
      (error) => {
        log.error({ err: error }, 'Stopping failed')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}

await main().catch((error: Error) => {
  // An operator needs the sentence; whoever mends the program asks for more with LOG_LEVEL=debug.
  process.stderr.write(`${error.message}\n`)
  if (process.env.LOG_LEVEL === 'debug' || !(error instanceof ConfigError)) {
    for (let cause = error.cause; cause instanceof Error; cause = cause.cause)
      process.stderr.write(`  because: ${cause.message}\n`)
  }
  process.exit(1)
})
