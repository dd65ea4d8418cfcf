import type { ActionOutcome } from '../../../forms/engine/action-result.ts'
import type { ShownPhoto } from '../../cases/server/sender/shown-photo.ts'
import type { OrderEnd } from '../work-order-end.ts'

/** The case that a contractor was given, as its page shows it: what they need, and no more. */
export interface ShownOrder {
  reference: string
  /** What it is about: the kind of the fault. */
  name: string
  place: string | null
  message: string | null
  answers: { label: string; value: string }[]
  /** How to get in, as the sender has said: the key, times that suit, animals. */
  access: string[]
  /** Who is in the home, and the number to ring. */
  contact: { name: string | null; phone: string | null }
  photos: ShownPhoto[]
  /** When the contractor comes. */
  visit: string | null
  /** Another visit in the case: no time can be set beside it. */
  otherVisit: { host: string | null; slot: string } | null
  /** Whether the sender gets the time by mail. */
  isSenderMailed: boolean
  isDone: boolean
  /** The first and the last day that a visit can be on. */
  days: { first: string; last: string }
  history: { at: string; isoAt: string; title: string; text: string | null }[]
}

/** What the page of a work order shows. Before the code was entered on the device, that is nothing of the case. */
export type OrderPage =
  | { state: 'ended'; why: OrderEnd | 'unknown' | 'too-many' }
  | { state: 'locked'; mailTo: string | null; isCodeMade: boolean }
  | { state: 'open'; order: ShownOrder }

/** The page that a contractor opens with a secret link. */
export interface OrderPages {
  read(token: string): Promise<OrderPage>
  act(token: string): Promise<ActionOutcome>
}
