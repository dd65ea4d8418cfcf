import { rmSync } from 'node:fs'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { readConfig } from '../../src/platform/base/config.ts'
import { createLog } from '../../src/platform/base/log.ts'
import { openDatabase } from '../../src/platform/database/database.ts'
import { startEmbeddedDatabase } from '../../src/platform/database/embedded.ts'
import { openQueue } from '../../src/platform/queue/open-queue.ts'
import { databaseUrl } from './database-url.ts'
import { statementsFolder } from './statements-folder.ts'
import { temporaryFolder } from './temporary-folder.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    databaseServer: string
    /** The name of a migrated, empty database that others are copied from. */
    databaseTemplate: string
  }
}

const TEMPLATE = 'husvaer_template'

/** One PostgreSQL for the whole run; each test file copies a database of its own from the migrated one. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  rmSync(statementsFolder, { recursive: true, force: true })
  const folder = temporaryFolder('unit')
  const server = await startEmbeddedDatabase(folder)
  await prepare(server.url, folder)
  project.provide('databaseServer', server.url)
  project.provide('databaseTemplate', TEMPLATE)
  return async () => {
    await server.stop()
  }
}

async function prepare(url: string, folder: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  // Nothing in this cluster outlives the run, so it need not survive a power cut.
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes'])
    await client.query(`alter system set ${setting} = off`)
  await client.query('select pg_reload_conf()')
  await client.query(`create database ${TEMPLATE}`)
  await client.end()
  const log = createLog('silent')
  const config = readConfig({ DATABASE_URL: databaseUrl(url, TEMPLATE), DATA_DIR: folder })
  const database = await openDatabase(config, log, 'command')
  // The queue makes tables of its own.
  const queue = await openQueue(database, log)
  await queue.close()
  await database.close()
}
