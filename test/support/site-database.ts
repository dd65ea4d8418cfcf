import { readFileSync } from 'node:fs'
import pg from 'pg'

/** Runs queries in the database of the site under test, for states that its pages cannot produce. */
export async function inSiteDatabase(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL || embeddedUrl() })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

function embeddedUrl(): string {
  const folder = process.env.TEST_DATA_DIR
  const password = readFileSync(`${folder}/keys/postgres-password`, 'utf8')
  const port = readFileSync(`${folder}/postgres/cluster/postmaster.pid`, 'utf8').split('\n')[3]
  return `postgres://husvaer:${password}@127.0.0.1:${port}/postgres`
}
