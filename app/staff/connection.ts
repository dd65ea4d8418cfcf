import { useSyncExternalStore } from 'react'

/** How things stand between the page and the server. */
export type Connection = 'good' | 'unreachable' | 'signed-out'

let state: Connection = 'good'
const hearers = new Set<() => void>()

/** What the last exchange with the server came to; whoever shows it is told. */
export function setConnection(next: Connection): void {
  if (next === state) return
  state = next
  for (const hear of hearers) hear()
}

export function useConnection(): Connection {
  return useSyncExternalStore(
    (hear) => {
      hearers.add(hear)
      return () => hearers.delete(hear)
    },
    () => state,
    () => 'good',
  )
}
