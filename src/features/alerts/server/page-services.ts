import type { ActionOutcome } from '../../../forms/engine/action-result.ts'
import type { Filters } from '../../portfolio-browsing/filters/filters.ts'
import type { Pace } from '../alert-terms.ts'

/** What a visitor may ask to be told of. All of it is text, made on the server. */
export interface Wish {
  /** The filters in words; empty where nothing is asked. */
  wish: readonly string[]
  /** The list with these filters. */
  list: string
  /** How often such homes become vacant and how many wait, in words; empty where nothing can be said. */
  odds: readonly string[]
}

/** A wish as it may be asked for: towns that the portfolio does not have mean nothing. */
interface OfferedWish extends Wish {
  /** The query of the list with these filters. */
  query: string
}

/** An alert on its subscriber's page. */
export interface ShownAlert extends Wish {
  id: string
  pace: Pace
  /** Where to ask once more. */
  again: string
}

export interface SubscriberView {
  isPaused: boolean
  /** When the alerts end; null until one is confirmed. */
  until: string | null
  /** Whether they end so soon that a mail has asked, or is about to ask, whether they are to go on. */
  isEnding: boolean
  pending: ShownAlert[]
  tooOld: ShownAlert[]
  confirmed: ShownAlert[]
}

/** The pages of alerts, for one request. */
export interface AlertPages {
  /** What a visitor would be told of with some filters. */
  offer(filters: Filters): Promise<OfferedWish>
  /** Does what was posted to the page that asks. */
  ask(): Promise<ActionOutcome>
  /** The page of a subscriber; null where the link opens none. */
  read(token: string): Promise<SubscriberView | null>
  /** Does what a subscriber has posted to their page. */
  act(token: string): Promise<ActionOutcome>
}
