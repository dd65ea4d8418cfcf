import { z } from 'zod'
import { execute, findRow, queryRows, rowExists } from '../../../../platform/database/query.ts'
import { inContestedTransaction, inTransaction } from '../../../../platform/database/transaction.ts'
import { reminderAt } from '../../appointments/reminder.ts'
import type { CaseDeps } from '../deps.ts'
import { tellSender } from './appointment-mails.ts'
import { appointmentColumns, appointmentRecord } from './appointment-record.ts'
import { cancelAppointment } from './cancel-appointment.ts'

type Deps = Pick<CaseDeps, 'database' | 'publicUrl'>

/** What one run has done. */
interface KeptAppointments {
  reminded: number
  cancelled: number
}

/**
 * Reminds senders of visits, and cancels visits in cases that were closed before them. Each is done in a transaction of its
 * own, with its mail: a run that was cut off is carried on by the next, and no one is told twice.
 */
export async function maintainAppointments(deps: Deps, now: Date): Promise<KeptAppointments> {
  return { cancelled: await cancelOfClosedCases(deps, now), reminded: await remindSenders(deps, now) }
}

/** No visit is reminded of earlier than this: Easter has five days off in a row. */
const MAX_DAYS_BEFORE = 7

async function remindSenders(deps: Deps, now: Date): Promise<number> {
  const { pool } = deps.database
  const ids = await queryRows(
    pool,
    z.string(),
    `select id from appointments where state = 'agreed' and reminded_at is null
       and starts_at > $1 and starts_at < $1::timestamptz + interval '${MAX_DAYS_BEFORE} days' order by starts_at`,
    [now],
  )
  let reminded = 0
  for (const id of ids) if (await remind(deps, id, now)) reminded += 1
  return reminded
}

function remind(deps: Deps, id: string, now: Date): Promise<boolean> {
  return inTransaction(deps.database.pool, async (client) => {
    // Another process that reminds has it locked; what is moved meanwhile is due at another time.
    const due = await findRow(
      client,
      appointmentRecord,
      `select ${appointmentColumns} from appointments
       where id = $1 and state = 'agreed' and reminded_at is null for update skip locked`,
      [id],
    )
    if (!due?.agreed || reminderAt(due.agreed.from) > now) return false
    await execute(client, 'update appointments set reminded_at = $2 where id = $1', [id, now])
    return (await tellSender(deps, client, due, { what: 'reminder', now })) === 'email'
  })
}

/** A case may be closed by mistake and opened again at once: its visit is cancelled after this time. */
const SETTLE_MINUTES = 5

async function cancelOfClosedCases(deps: Deps, now: Date): Promise<number> {
  const { pool } = deps.database
  const isDue = `closed_at < $1::timestamptz - interval '${SETTLE_MINUTES} minutes'
    and exists (select 1 from appointments where case_id = cases.id
      and (state = 'offered' or (state = 'agreed' and starts_at > $1)))`
  const ids = await queryRows(pool, z.string(), `select id from cases where ${isDue}`, [now])
  let cancelled = 0
  for (const caseId of ids) {
    const isCancelled = await inContestedTransaction(pool, async (client) => {
      await execute(client, 'select 1 from cases where id = $1 for update', [caseId])
      if (!(await rowExists(client, `select 1 from cases where id = $2 and ${isDue}`, [now, caseId])))
        return false
      await cancelAppointment(deps, client, { caseId, by: 'system', now, gone: '' })
      return true
    })
    if (isCancelled) cancelled += 1
  }
  return cancelled
}
