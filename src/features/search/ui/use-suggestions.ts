import { useEffect, useState } from 'react'
import type { Suggestion } from '../server/hits.ts'
import type { Suggestions } from '../server/search-service.ts'

/** How long a visitor has stopped typing before something is looked for, in milliseconds. */
const PAUSE_MS = 150
const MIN_LENGTH = 2

/** What a search for a text would find, while it is typed; nothing where it cannot be read. */
export function useSuggestions(text: string | null): readonly Suggestion[] {
  const [found, setFound] = useState<{ text: string; hits: readonly Suggestion[] }>({ text: '', hits: [] })
  const wanted = text?.trim() ?? ''
  useEffect(() => {
    if (wanted.length < MIN_LENGTH) return
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      const hits = await suggestionsFor(wanted, stop.signal).catch(() => [])
      if (!stop.signal.aborted) setFound({ text: wanted, hits })
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [wanted])
  // What was found for fewer letters stays until there is something better.
  return wanted.length >= MIN_LENGTH && wanted.startsWith(found.text) ? found.hits : []
}

async function suggestionsFor(text: string, signal: AbortSignal): Promise<readonly Suggestion[]> {
  const response = await fetch(`/api/sok?${new URLSearchParams({ q: text })}`, { signal })
  if (!response.ok) return []
  const found: Suggestions | null = await response.json()
  if (!found?.answer) return found?.hits ?? []
  const { answer, hits } = found
  return [answer, ...hits.filter(({ address }) => address !== answer.address)]
}
