import { z } from 'zod'
import { keysOf } from '../../../domain/records.ts'
import { addAuditEntry } from '../../../platform/audit/add-audit-entry.ts'
import type { Database } from '../../../platform/database/database.ts'
import { execute, queryRow } from '../../../platform/database/query.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { type BoundAction, bindActions } from '../../workspace/server/actions/handlers.ts'
import type { StaffRequest } from '../../workspace/server/staff-request.ts'
import { type FirstStep, firstStepActions, firstSteps } from '../first-steps.ts'
import { firstStepTexts } from '../first-steps.words.ts'

interface Deps {
  database: Database
  /** Whether mail goes to a mail server. */
  sendsMail: boolean
}

/** An office with as many cases has begun. */
const CASES_OF_A_NEW_OFFICE = 10

const facts = z.object({
  homes: z.boolean(),
  invite: z.boolean(),
  rota: z.boolean(),
  listings: z.boolean(),
  form: z.boolean(),
  isPast: z.boolean(),
})

const isDemo = (kind: string, id: string) =>
  `exists (select from demo_rows where kind = '${kind}' and demo_rows.id = ${id}::text)`

/** Whether each of the first steps is done. The demo counts for none of them. */
export type StepsDone = Record<FirstStep, boolean>

/** Reads the first steps; null where the office has begun, all are done, the list was put away, or another role asks. */
export type FirstStepsReader = () => Promise<StepsDone | null>

export const firstStepsReader =
  ({ database, sendsMail }: Deps, { may, context: { now } }: StaffRequest): FirstStepsReader =>
  async () => {
    if (!may('manage-staff')) return null
    const { isPast, ...known } = await queryRow(
      database.pool,
      facts,
      `select exists (select from property_lines where not ${isDemo('property', 'property_lines.id')}) as homes,
         (select count(*) > 1 from staff where disabled_at is null and not ${isDemo('staff', 'staff.id')}) as invite,
         exists (select from on_call_shifts where ends_at > $1) as rota,
         exists (select from listing_syncs where outcome = 'applied') as listings,
         exists (select from cases where not ${isDemo('case', 'cases.id')}) as form,
         exists (select from first_steps_put_away)
           or exists (select from cases offset ${CASES_OF_A_NEW_OFFICE - 1}) as "isPast"`,
      [now],
    )
    const done: StepsDone = { ...known, mail: sendsMail }
    return isPast || keysOf(firstSteps).every((step) => done[step]) ? null : done
  }

export function bindFirstStepActions({ database }: Pick<Deps, 'database'>): BoundAction[] {
  return bindActions(firstStepActions, {
    async putAway(_, { staff, now }) {
      await inTransaction(database.pool, async (client) => {
        await execute(client, 'insert into first_steps_put_away (at) values ($1) on conflict do nothing', [
          now,
        ])
        await addAuditEntry(client, { staffId: staff.id, action: 'first-steps-put-away' })
      })
      return { notice: firstStepTexts.isPutAway }
    },
  })
}
