import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether React has hydrated the page: false in the HTML. For controls that need scripts. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
