import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { databaseUrlOf } from '../../test/support/site-process.ts'

/** A connection to the embedded database of a running site. */
export async function connectTo(dataDir: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrlOf(dataDir) })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

export interface LeftBehind {
  /** Files of uploads that are over. */
  rawFiles: number
  photosWithoutRow: number
  rowsWithoutPhoto: number
}

/** Files that no row names, and rows that name no file. */
export async function leftBehind(dataDir: string, client: pg.Client): Promise<LeftBehind> {
  const photos = new Set(
    filesIn(join(dataDir, 'files/private-photos')).map((name) => `private-photos/${name}`),
  )
  const { rows } = await client.query<{ path: string }>('select storage_path as path from photos')
  const named = new Set(rows.map(({ path }) => path))
  return {
    rawFiles: filesIn(join(dataDir, 'uploads')).length,
    photosWithoutRow: [...photos].filter((path) => !named.has(path)).length,
    rowsWithoutPhoto: [...named].filter((path) => path.startsWith('private-photos/') && !photos.has(path))
      .length,
  }
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
}
