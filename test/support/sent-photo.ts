import { randomUUID } from 'node:crypto'
import { addPhotos } from '../../src/features/cases/server/sender/sender-actions.ts'
import type { SentCase } from './sent-case.ts'
import type { TemporaryServer } from './temporary-server.ts'

/** Adds a photo to a case as its sender does; only its row exists. */
export async function sendPhoto(server: TemporaryServer, { token }: SentCase): Promise<void> {
  const name = randomUUID()
  await server.database.pool.query(
    `insert into photos (id, object_name, storage_path, label, width, height, bytes)
     values (gen_random_uuid(), $1, $1, '', 1, 1, 1)`,
    [name],
  )
  await addPhotos(server.deps, token, [name], new Date())
}
