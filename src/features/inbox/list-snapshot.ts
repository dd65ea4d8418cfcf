/** When a list was read: an action on its cases leaves alone what has changed since. */
export interface ListSnapshot {
  /** The id of the newest event of all cases. */
  lastEvent: string
  at: Date
}

/** What `formatSnapshot` writes. */
export const snapshotPattern = /^\d{1,18}-\d{1,15}$/

export const formatSnapshot = ({ lastEvent, at }: ListSnapshot): string => `${lastEvent}-${at.getTime()}`

/** The snapshot that a page was given; null where it has none. */
export function parseSnapshot(text: string | undefined): ListSnapshot | null {
  const [, lastEvent, at] = /^(\d{1,18})-(\d{1,15})$/.exec(text ?? '') ?? []
  return lastEvent && at ? { lastEvent, at: new Date(Number(at)) } : null
}
