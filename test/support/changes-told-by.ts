import { randomUUID } from 'node:crypto'
import { dataChannel } from '../../src/platform/database/data-version.ts'
import type { TemporarySite } from './temporary-site.ts'

type NotifiedSite = Pick<TemporarySite, 'database' | 'listener'>

/** The tags of the notifications that a change of the data sends, one list for each. */
export async function changesToldBy(site: NotifiedSite, change: () => Promise<unknown>): Promise<unknown[]> {
  await untilAllArrived(site)
  const told: unknown[] = []
  const stop = site.listener.on(dataChannel, (payload) => {
    if (payload?.startsWith('[')) told.push(JSON.parse(payload))
  })
  await change()
  await untilAllArrived(site)
  stop()
  return told
}

/** Waits until all notifications so far have arrived. */
export async function untilAllArrived({ database, listener }: NotifiedSite): Promise<void> {
  const sent = randomUUID()
  const arrived = Promise.withResolvers<void>()
  const stop = listener.on(dataChannel, (payload) => {
    if (payload === sent) arrived.resolve()
  })
  await database.pool.query('select pg_notify($1, $2)', [dataChannel, sent])
  await arrived.promise
  stop()
}
