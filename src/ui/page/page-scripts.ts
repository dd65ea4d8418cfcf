import { useMatches } from 'react-router'

/** The `handle` of a route whose page only tells: it is a document without the application's scripts. */
export const withoutScripts = { hasScripts: false }

/** Whether the application is started on the page that is shown. */
export function useHasScripts(): boolean {
  return useMatches().every(
    ({ handle }) => !(handle instanceof Object && 'hasScripts' in handle && handle.hasScripts === false),
  )
}
