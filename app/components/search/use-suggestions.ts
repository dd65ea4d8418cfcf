import { useEffect, useState } from 'react'
import type { Suggestion } from '../../../server/search/hits.ts'
import { dataOf } from '../../data/page-query.ts'
import { suggestionsQuery } from '../../data/search-query.ts'

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
      const query = suggestionsQuery(wanted)
      const read = fetch(query.path, { signal: stop.signal }).then(async (response) =>
        response.ok ? (dataOf(query, await response.json())?.hits ?? []) : [],
      )
      const hits = await read.catch(() => [])
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
