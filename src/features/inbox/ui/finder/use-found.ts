import { useEffect, useState } from 'react'
import type { FoundInWorkspace } from '../../server/finder/find-work.ts'

/** How long a staff member has stopped typing before something is looked for, in milliseconds. */
const PAUSE_MS = 120

/** Whether an answer of our own server is what the finder found; after a new version it may be something else. */
const isFoundInWorkspace = (answer: unknown): answer is FoundInWorkspace =>
  answer instanceof Object &&
  ['cases', 'persons', 'properties'].every((kind) => Array.isArray(Reflect.get(answer, kind)))

interface FoundNow {
  /** What the last search that has come back has found; null where nothing is asked for. */
  found: FoundInWorkspace | null
  state: 'none' | 'looking' | 'found' | 'failed'
}

/** What a text finds on the server, while it is typed. */
export function useFound(typed: string): FoundNow {
  const text = typed.trim()
  const [last, setLast] = useState<{ text: string; found: FoundInWorkspace | null }>({
    text: '',
    found: null,
  })
  useEffect(() => {
    if (!text) return
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      const answer: unknown = await fetch(`/api/ansatt/finn?q=${encodeURIComponent(text)}`, {
        signal: stop.signal,
      })
        .then((response) => response.json())
        .catch(() => null)
      if (!stop.signal.aborted) setLast({ text, found: isFoundInWorkspace(answer) ? answer : null })
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [text])
  if (!text) return { found: null, state: 'none' }
  const isFitting = last.text !== '' && text.startsWith(last.text)
  if (last.text !== text) return { found: isFitting ? last.found : null, state: 'looking' }
  return { found: last.found, state: last.found ? 'found' : 'failed' }
}
