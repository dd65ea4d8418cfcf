import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import type { FoundInWorkspace } from '../../../server/workspace/find-work.ts'
import type { loader } from '../../routes/intern.finn.tsx'

/** How long a staff member has stopped typing before something is looked for, in milliseconds. */
const PAUSE_MS = 120

interface FoundNow {
  /** What the last search that has come back has found; null where nothing is asked for. */
  found: FoundInWorkspace | null
  state: 'none' | 'looking' | 'found'
}

/** What a text finds on the server, while it is typed. */
export function useFound(typed: string): FoundNow {
  const text = typed.trim()
  const { load, data } = useFetcher<typeof loader>()
  useEffect(() => {
    if (!text) return
    const timer = setTimeout(() => load(`/intern/finn?q=${encodeURIComponent(text)}`), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, load])
  if (!text) return { found: null, state: 'none' }
  // What was found for fewer letters stays until there is something better.
  const isFitting = data && text.startsWith(data.text)
  return { found: isFitting ? data.found : null, state: data?.text === text ? 'found' : 'looking' }
}
