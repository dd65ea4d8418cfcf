import { useEffect, useState } from 'react'

/** How long a staff member has stopped typing before something is looked for, in milliseconds. */
const PAUSE_MS = 120

export interface AnswerNow<T> {
  /** What the last search that has come back has found; null where nothing is asked for. */
  found: T | null
  state: 'none' | 'looking' | 'found' | 'failed'
}

/**
 * What a text finds on the server, while it is typed. `path` ends where the text goes. An answer is checked: after a new version
 * it may be something else.
 */
export function useAnswerTo<T>(
  path: string,
  typed: string,
  isAnswer: (answer: unknown) => answer is T,
): AnswerNow<T> {
  const text = typed.trim()
  const [last, setLast] = useState<{ text: string; found: T | null }>({ text: '', found: null })
  useEffect(() => {
    if (!text) return
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      const answer: unknown = await fetch(path + encodeURIComponent(text), { signal: stop.signal })
        .then((response) => response.json())
        .catch(() => null)
      if (!stop.signal.aborted) setLast({ text, found: isAnswer(answer) ? answer : null })
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [path, text, isAnswer])
  if (!text) return { found: null, state: 'none' }
  const isFitting = last.text !== '' && text.startsWith(last.text)
  if (last.text !== text) return { found: isFitting ? last.found : null, state: 'looking' }
  return { found: last.found, state: last.found ? 'found' : 'failed' }
}
