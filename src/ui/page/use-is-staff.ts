import { useMatches } from 'react-router'

/** Whether what is shown is one of the staff's pages: their routes say so. */
export function useIsStaff(): boolean {
  return useMatches().some(
    ({ handle }) => handle instanceof Object && 'isStaff' in handle && handle.isStaff === true,
  )
}
