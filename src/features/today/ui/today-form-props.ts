import type { ActionResult } from '../../../forms/engine/action-result.ts'
import type { TodayCase } from '../../inbox/server/today/today.ts'
import type { OutboxOfPage } from '../../inbox/ui/outbox/use-outbox.ts'

/** A form on the card of a case. */
export interface TodayFormProps {
  shown: Pick<TodayCase, 'reference' | 'title' | 'seen'>
  /** The place of the case, by which the staff member knows it. */
  place: string
  /** The prefix of the idempotency keys of the page's forms. */
  pageKey: string
  result: ActionResult | undefined
  outbox: OutboxOfPage
}
