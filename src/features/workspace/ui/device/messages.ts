/** A page asks the worker to store the copy of «I dag» for the staff member who is signed in. */
export interface StoreCopyMessage {
  kind: 'store-copy'
  staffId: string
}

export function isStoreCopy(data: unknown): data is StoreCopyMessage {
  return typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'store-copy'
}

/** The tag of the Background Sync event that sends the outbox. */
export const outboxTag = 'utboks'
