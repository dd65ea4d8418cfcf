import { useSyncExternalStore } from 'react'

/** The state of the connection between the page and the server. */
export type Connection = 'good' | 'unreachable' | 'signed-out'

let state: Connection = 'good'
const hearers = new Set<() => void>()

/** The result of the last request to the server. Subscribers are told when it changes. */
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
