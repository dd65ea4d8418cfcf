import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import type { Listener } from '../database/listener.ts'
import type { Log } from '../log.ts'
import { type Caseworker, formsReadBy } from './desk.ts'

/** Where triggers tell of cases, of who has one open, and of whose session, account or role is another. */
export const caseChannel = 'husvaer_cases'
export const presenceChannel = 'husvaer_presence'
export const staffChannel = 'husvaer_staff'

/** Whoever has not been heard of for this long has gone without saying so. */
const GONE_AFTER_S = 40
const HEARTBEAT_MS = 15_000

/** What a browser is told while a page of the staff's is open. */
export type LiveEvent =
  | { kind: 'case'; reference: string; isNew: boolean }
  /** Something may have been missed: look again. */
  | { kind: 'again' }
  /** Who else has the case open. */
  | { kind: 'presence'; names: string[] }

export interface Follow {
  worker: Caseworker & { id: string }
  /** The case that is open, for who else has it. */
  caseId: string | null
  tell: (event: LiveEvent) => void
  /** Something has changed that says whether, and as whom, they may follow. */
  recheck: () => void
}

/** Tells open pages what happens, in this process or another. */
export interface Live {
  /** Tells until the returned function is called. */
  follow(follow: Follow): Promise<() => Promise<void>>
  /** How many pages follow. */
  size(): number
  /** Ends every stream: the server is about to stop. */
  close(): void
  /** Called for each stream when the server stops. */
  onClose(end: () => void): () => void
}

export function createLive(pool: Pool, listener: Listener, log: Log): Live {
  const enders = new Set<() => void>()
  let following = 0

  /** Who besides somebody has a case open. */
  const others = async (caseId: string, staffId: string): Promise<string[]> => {
    const { rows } = await pool.query<{ name: string }>(
      `select distinct name from case_presence join staff on staff.id = staff_id
       where case_id = $1 and staff_id <> $2 and seen_at > now() - make_interval(secs => $3) order by name`,
      [caseId, staffId, GONE_AFTER_S],
    )
    return rows.map(({ name }) => name)
  }

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
      const forms = new Set(formsReadBy(worker.role))
      const stopCases = listener.on(caseChannel, (payload) => {
        if (payload === null) return tell({ kind: 'again' })
        const { reference, form, isNew } = JSON.parse(payload)
        if (forms.has(form)) tell({ kind: 'case', reference, isNew })
      })
      const stopStaff = listener.on(staffChannel, (payload) => {
        if (payload === null || payload === worker.id) recheck()
      })
      following += 1
      const presence = caseId ? await attend(caseId, worker.id, tell) : null
      return async () => {
        following -= 1
        stopCases()
        stopStaff()
        await presence?.()
      }
    },
  }

  /** Says that somebody has a case open, and hears who else has, until the returned function is called. */
  async function attend(caseId: string, staffId: string, tell: Follow['tell']) {
    const connection = randomUUID()
    const report = (error: unknown) => log.warn({ err: error }, 'Who has a case open could not be told')
    const look = () => others(caseId, staffId).then((names) => tell({ kind: 'presence', names }), report)
    const stop = listener.on(presenceChannel, (payload) => {
      if (payload === null || payload === caseId) look()
    })
    await pool
      .query('insert into case_presence (connection, case_id, staff_id) values ($1, $2, $3)', [
        connection,
        caseId,
        staffId,
      ])
      .catch(report)
    await pool
      .query(`delete from case_presence where seen_at < now() - make_interval(secs => $1)`, [GONE_AFTER_S])
      .catch(report)
    const beat = setInterval(() => {
      pool.query('update case_presence set seen_at = now() where connection = $1', [connection]).catch(report)
    }, HEARTBEAT_MS)
    beat.unref()
    await look()
    return async () => {
      stop()
      clearInterval(beat)
      await pool.query('delete from case_presence where connection = $1', [connection]).catch(report)
    }
  }
}
