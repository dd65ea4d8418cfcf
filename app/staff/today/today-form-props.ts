import type { ActionResult } from '../../../forms/action-result.ts'

/** A form on the card of a case. */
export interface TodayFormProps {
  reference: string
  title: string
  /** The prefix of the idempotency keys of the page's forms. */
  pageKey: string
  result: ActionResult | undefined
}
