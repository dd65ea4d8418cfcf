import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import pg from 'pg'
import { inject } from 'vitest'
import { type Config, readConfig } from '../../src/platform/base/config.ts'
import { createLog } from '../../src/platform/base/log.ts'
import { openSite, type Site } from '../../src/site/services/site.ts'
import { databaseUrl } from './database-url.ts'
import { temporaryFolder } from './temporary-folder.ts'

export interface TemporarySite extends Site {
  /** What has been logged, a line each. */
  logged: { level: string; message: string }[]
  /** Closes the site and removes its database and files. */
  remove(): Promise<void>
}

/** A site with an empty database and an empty folder of its own. */
export async function temporarySite(environment: Record<string, string> = {}): Promise<TemporarySite> {
  const { url, drop } = await temporaryDatabase()
  const folder = temporaryFolder('site')
  const config: Config = readConfig({
    DATABASE_URL: url,
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    ...environment,
  })
  const logged: { level: string; message: string }[] = []
  const site = await openSite(config, recordingLog(logged), { as: 'site' })
  return {
    ...site,
    logged,
    async remove() {
      await site.close()
      await drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A database of its own in the run's server: migrated and empty, unless another template is named. */
export async function temporaryDatabase(
  template = inject('databaseTemplate'),
): Promise<{ url: string; drop: () => Promise<void> }> {
  const server = inject('databaseServer')
  const name = `test_${randomBytes(6).toString('hex')}`
  await onServer(server, `create database ${name} template ${template}`)
  return {
    url: databaseUrl(server, name),
    drop: () => onServer(server, `drop database ${name} with (force)`),
  }
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** The real log, silent, with each call recorded. */
function recordingLog(logged: { level: string; message: string }[]): Site['log'] {
  const log = createLog('silent')
  for (const level of ['debug', 'info', 'warn', 'error'] as const) {
    log[level] = ((first: unknown, second?: string) => {
      logged.push({ level, message: typeof first === 'string' ? first : (second ?? '') })
    }) as (typeof log)[typeof level]
  }
  return log
}
