import { type InboxQuery, inboxPath } from '../../../domain/cases/inbox.ts'

/** A number of cases, and the list of the inbox that shows exactly those. */
export interface Counted {
  count: number
  href: string
}

export const counted = (count: number, query: InboxQuery): Counted => ({ count, href: inboxPath(query) })
