import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether scripts run: false in the HTML, true once the page is alive. For what is no use without them. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
