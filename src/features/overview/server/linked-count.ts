import { type InboxQuery, inboxPath } from '../../../domain/cases/inbox.ts'

/** A number of cases, and the list of the inbox that shows exactly those. */
export interface LinkedCount {
  count: number
  href: string
}

export const linkedCount = (count: number, query: InboxQuery): LinkedCount => ({
  count,
  href: inboxPath(query),
})
