import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { z } from 'zod'
import type { Log } from '../../../../platform/base/log.ts'
import type { Listener } from '../../../../platform/database/listener.ts'
import { execute, queryRows, rowExists } from '../../../../platform/database/query.ts'
import { accessKeys, isVisibleTo } from '../../../cases/server/reading.ts'
import type { Caseworker } from '../caseworker.ts'

/** Channels on which triggers notify: changed cases, who has one open, and changed sessions, accounts and roles. */
export const caseChannel = 'husvaer_cases'
export const presenceChannel = 'husvaer_presence'
export const staffChannel = 'husvaer_staff'

/** A page without a heartbeat for this long counts as closed. */
const PRESENCE_TIMEOUT_S = 40
const HEARTBEAT_MS = 15_000

/** The events that an open staff page gets. */
export type LiveEvent =
  | { kind: 'case'; reference: string; isNew: boolean }
  /** Events may have been missed: the page reads again. */
  | { kind: 'again' }
  /** Who else has the case open. */
  | { kind: 'presence'; names: string[] }

interface Follow {
  worker: Caseworker & { id: string }
  /** The open case, for the list of its other viewers. */
  caseId: string | null
  tell: (event: LiveEvent) => void
  /** Their session, account or role has changed. */
  recheck: () => void
}

/** Notifies open pages of changes, made in this process or another. */
export interface Live {
  /** Subscribes until the returned function is called. */
  follow(follow: Follow): Promise<() => Promise<void>>
  /** The number of subscribed pages. */
  size(): number
  /** Ends every stream: the server is about to stop. */
  close(): void
  /** Called for each stream when the server stops. */
  onClose(end: () => void): () => void
}

export function createLive(pool: Pool, listener: Listener, log: Log): Live {
  const enders = new Set<() => void>()
  let following = 0

  /** The colleagues of a staff member who have a case open. */
  const others = (caseId: string, staffId: string): Promise<string[]> =>
    queryRows(
      pool,
      z.string(),
      `select distinct name from case_presence join staff on staff.id = staff_id
       where case_id = $1 and staff_id <> $2 and seen_at > now() - make_interval(secs => $3) order by name`,
      [caseId, staffId, PRESENCE_TIMEOUT_S],
    )

  const isReadable = (caseId: string, keys: readonly string[]): Promise<boolean> =>
    rowExists(pool, `select 1 from cases where id = $1 and ${isVisibleTo('$2')}`, [caseId, keys])

  return {
    size: () => following,
    close() {
      for (const end of enders) end()
    },
    onClose(end) {
      enders.add(end)
      return () => enders.delete(end)
    },
    async follow({ worker, caseId, tell, recheck }) {
      const readable = new Set(accessKeys(worker.role))
      const stopCases = listener.on(caseChannel, (payload) => {
        if (payload === null) return tell({ kind: 'again' })
        const { reference, form, openedTo, isNew } = JSON.parse(payload)
        if ([form, ...openedTo].some((key) => readable.has(key))) tell({ kind: 'case', reference, isNew })
      })
      const stopStaff = listener.on(staffChannel, (payload) => {
        if (payload === null || payload === worker.id) recheck()
      })
      following += 1
      const presence =
        caseId && (await isReadable(caseId, [...readable])) ? await attend(caseId, worker.id, tell) : null
      return async () => {
        following -= 1
        stopCases()
        stopStaff()
        await presence?.()
      }
    },
  }

  /** Registers that a staff member has a case open, and reports its other viewers, until the returned function is called. */
  async function attend(caseId: string, staffId: string, tell: Follow['tell']) {
    const connection = randomUUID()
    const report = (error: unknown) => log.warn({ err: error }, 'Presence update failed')
    const look = () => others(caseId, staffId).then((names) => tell({ kind: 'presence', names }), report)
    const stop = listener.on(presenceChannel, (payload) => {
      if (payload === null || payload === caseId) look()
    })
    await execute(pool, 'insert into case_presence (connection, case_id, staff_id) values ($1, $2, $3)', [
      connection,
      caseId,
      staffId,
    ]).catch(report)
    await execute(pool, `delete from case_presence where seen_at < now() - make_interval(secs => $1)`, [
      PRESENCE_TIMEOUT_S,
    ]).catch(report)
    const beat = setInterval(() => {
      execute(pool, 'update case_presence set seen_at = now() where connection = $1', [connection]).catch(
        report,
      )
    }, HEARTBEAT_MS)
    beat.unref()
    await look()
    return async () => {
      stop()
      clearInterval(beat)
      await execute(pool, 'delete from case_presence where connection = $1', [connection]).catch(report)
    }
  }
}
