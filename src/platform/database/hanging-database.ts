import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { DatabaseUnavailable } from './unavailable.ts'

/** A request is answered within three seconds where the database hangs: so long it waits, and then so long it asks whether it does. */
const WAIT_MS = 2000
const PROBE_MS = 600

/** For so long after it was found hanging, no request asks it anything: also one that has waited for what another one reads. */
const HANGS_FOR_MS = 1000

/** The database of the request that is answered. */
const requests = new AsyncLocalStorage<{ url: string }>()

/** When databases were found hanging, by their address. */
const foundHanging = new Map<string, number>()

/** Runs a request, which is not to wait for a database that hangs. `url` is the database's. */
export const withoutHanging = <T>(url: string, request: () => T): T => requests.run({ url }, request)

/** @throws DatabaseUnavailable in a request, where it was just found hanging. */
export function assertNotHanging(): void {
  const found = foundHanging.get(requests.getStore()?.url ?? '')
  if (found && performance.now() < found + HANGS_FOR_MS) throw new DatabaseUnavailable('The database hangs')
}

/**
 * Gives up what a request waits for, once the database answers nothing, not even on a new connection. What is slow, or waits for
 * a lock, is waited for; jobs and commands wait however long it takes. Returns how to stop.
 */
export function whenHanging(giveUp: () => void): () => void {
  const request = requests.getStore()
  if (!request) return () => undefined
  let isWatched = true
  const look = async () => {
    const answers = await answersWithin(request.url, PROBE_MS)
    if (!isWatched) return
    if (answers) {
      timer = setTimeout(look, WAIT_MS)
      return
    }
    foundHanging.set(request.url, performance.now())
    giveUp()
  }
  let timer = setTimeout(look, WAIT_MS)
  return () => {
    isWatched = false
    clearTimeout(timer)
  }
}

const probes = new Map<string, Promise<boolean>>()

/** Whether a new connection is answered, be it with a refusal; requests that ask at once ask once. */
function answersWithin(url: string, ms: number): Promise<boolean> {
  const running = probes.get(url)
  if (running) return running
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2 * ms })
  client.on('error', () => undefined)
  const answered = client.connect().then(
    () => client.end(),
    () => undefined,
  )
  const probe = Promise.race([answered.then(() => true), late(ms)]).finally(() => probes.delete(url))
  probes.set(url, probe)
  return probe
}

/** Also where this process was busy meanwhile: what has arrived is read before it is called late. */
async function late(ms: number): Promise<false> {
  await wait(ms)
  await nextTurn()
  await nextTurn()
  return false
}
