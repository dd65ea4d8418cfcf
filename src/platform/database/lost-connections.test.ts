import { afterAll, beforeAll, expect, test } from 'vitest'
import { runScript, type ScriptProcess } from '../../../test/support/script-process.ts'
import { type TemporarySite, temporarySite } from '../../../test/support/temporary-site.ts'

let site: TemporarySite
beforeAll(async () => {
  site = await temporarySite()
})
afterAll(() => site.remove())

const url = (file: string) => JSON.stringify(new URL(file, import.meta.url).href)

/** A process that holds connections in each of the ways the server does, until all of them are lost. */
const holder = () => `
  import { once } from 'node:events'
  import { readConfig } from ${url('../base/config.ts')}
  import { createLog } from ${url('../base/log.ts')}
  import { openDatabase } from ${url('./database.ts')}
  import { inTransaction } from ${url('./transaction.ts')}
  const config = readConfig({ DATABASE_URL: ${JSON.stringify(site.config.DATABASE_URL)} })
  const { pool, close } = await openDatabase(config, createLog('info'), 'site')
  const lost = (client) => new Promise((resolve) => client.once('end', resolve))
  let open = 0
  const opened = () => { if (++open === 3) console.log('OPEN') }
  const outcomes = Promise.allSettled([
    inTransaction(pool, async (client) => {
      opened()
      await lost(client)
      await client.query('select 1')
    }),
    inTransaction(pool, async (client) => {
      await client.query('select 1')
      opened()
      await client.query('select pg_sleep(60)')
    }),
    (async () => {
      const client = await pool.connect()
      opened()
      await lost(client)
      client.release()
      throw new Error('lost')
    })(),
  ])
  for (const { status } of await outcomes) console.log('OUTCOME', status)
  console.log('AFTER', (await pool.query('select 1 as one')).rows[0].one)
  await close()`

async function terminateConnectionsOf(process: ScriptProcess): Promise<void> {
  await expect.poll(process.output).toContain('OPEN')
  await site.database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and application_name <> 'husvaer-listener'`,
  )
}

test('fails the transactions of lost connections, and recovers', async () => {
  const process = runScript(holder())
  await terminateConnectionsOf(process)
  expect([await process.ended, process.output()]).toEqual([0, expect.stringContaining('AFTER 1')])
  expect(process.output().match(/OUTCOME rejected/g)).toHaveLength(3)
  const lines = process.output().split('\n')
  expect(lines.filter((line) => line.includes('Lost a database connection'))).toHaveLength(1)
  expect(lines.filter((line) => line.includes('Database connections are back'))).toHaveLength(1)
})
