import type { Form } from '../../../forms/engine/form.ts'
import { type Queryable, rowExists } from '../../../platform/database/query.ts'

/** Earlier versions counted the days of a fødselsnummer from closing, and for an open case this many from sending. */
const FORMER_DAYS_OF_OPEN_CASES = 180

/** Migration 0095 adds it where there were numbers before. */
export const NUMBERS_FROM_SENDING = 'numbers-from-sending'

/** When the rule that the forms declare came: what was sent since was sent under it. */
const NEW_RULE_SINCE = "(select applied_at from migrations where name = '0095-retention-changes.sql')"

/**
 * Whether the former rule holds for hidden answers that were sent before the one that the forms declare, until an administrator
 * confirms that.
 */
export const isFormerRuleHeld = (db: Queryable): Promise<boolean> =>
  rowExists(db, 'select from retention_changes where name = $1 and confirmed_at is null', [
    NUMBERS_FROM_SENDING,
  ])

/** SQL for cases whose hidden answers are erased at `$2`, `$3` days after sending. */
export const numbersDue = 'sent_at + make_interval(days => $3) <= $2'

/** The same by the rule of earlier versions, for what was sent under it. */
export const numbersDueFormerly = `case when sent_at >= ${NEW_RULE_SINCE} then ${numbersDue}
  else least(coalesce(closed_at, 'infinity') + make_interval(days => $3),
    sent_at + interval '${FORMER_DAYS_OF_OPEN_CASES} days') <= $2 end`

/** How many days before its hidden answers are erased an open case warns of it. */
const WARNED_DAYS = 5

/** When the hidden answers of an open case are erased, where staff are to be warned of it now. */
export async function numbersGoSoon(
  db: Queryable,
  { form, sentAt }: { form: Form; sentAt: Date },
  now: Date,
): Promise<Date | null> {
  const { sensitiveDays } = form.retention
  if (sensitiveDays === undefined) return null
  const isFormer =
    (await isFormerRuleHeld(db)) && (await rowExists(db, `select where $1 < ${NEW_RULE_SINCE}`, [sentAt]))
  const days = isFormer ? FORMER_DAYS_OF_OPEN_CASES : sensitiveDays
  const at = new Date(sentAt.getTime() + days * DAY_MS)
  return at.getTime() - now.getTime() <= WARNED_DAYS * DAY_MS ? at : null
}

const DAY_MS = 86_400_000
