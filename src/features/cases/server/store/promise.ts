import type { PromiseState } from '../../../../domain/cases/inbox.ts'

/**
 * SQL for a case `c` whose promise of a first reply was kept, or broken, at the time `$now`. A case that its sender
 * closed before the promised time was promised nothing more, and possible spam is not answered.
 */
export const promiseConditions: Readonly<Record<PromiseState, string>> = {
  kept: 'c.quarantine is null and c.first_answered_at <= c.promised_at',
  broken: 'c.quarantine is null and c.promised_at < coalesce(c.first_answered_at, c.closed_at, $now)',
}
