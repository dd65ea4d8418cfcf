import type { PoolClient } from 'pg'
import { z } from 'zod'
import { staffRole } from '../../../platform/database/columns.ts'
import { execute, findRow } from '../../../platform/database/query.ts'
import { type HandedOverVisits, handOverVisits } from '../../inbox/server/appointments/hand-over-visits.ts'
import {
  type HandedOverCases,
  handOverOpenCases,
  type Leaving,
  type Successor,
} from '../../inbox/server/case/hand-over.ts'
import type { StaffDeps } from '../../sign-in/server/deps.ts'
import { teamRefusals } from './refusals.words.ts'
import { StaffRefusal } from './staff-refusal.ts'

type LeavingDeps = Pick<StaffDeps, 'publicUrl'>

/** The open cases and the agreed visits that have another staff member now, or none. */
export interface HandedOverWork {
  cases: HandedOverCases
  visits: HandedOverVisits
}

/** Gives what a staff member can no longer work on to a successor, as far as the successor can. */
export async function handOver(
  deps: LeavingDeps,
  client: PoolClient,
  leaving: Leaving,
): Promise<HandedOverWork> {
  return {
    cases: await handOverOpenCases(client, leaving),
    visits: await handOverVisits(deps, client, leaving),
  }
}

/** Ends the absences of a staff member whose account is closed; the successor becomes the deputy of their colleagues. */
export async function endAbsences(
  client: PoolClient,
  { id, successorId }: { id: string; successorId: string | null },
): Promise<void> {
  await execute(client, 'delete from staff_absences where staff_id = $1', [id])
  if (successorId)
    await execute(
      client,
      'update staff_absences set deputy_id = $2 where deputy_id = $1 and staff_id <> $2',
      [id, successorId],
    )
}

const successorRow = z.object({ id: z.string(), name: z.string(), role: staffRole })

/**
 * The colleague who takes over from one who leaves.
 * @throws StaffRefusal where they have no open account.
 */
export async function findSuccessor(client: PoolClient, id: string, leavingId: string): Promise<Successor> {
  const successor = await findRow(
    client,
    successorRow,
    'select id, name, role from staff where id::text = $1 and id <> $2 and disabled_at is null for share',
    [id, leavingId],
  )
  if (!successor) throw new StaffRefusal(teamRefusals.noSuccessor)
  return successor
}
