import { useEffect, useState } from 'react'
import { chosenQuery } from '../../../../domain/portfolio/chosen-properties.ts'
import { withRetries } from '../../../../ui/data/with-retries.ts'
import type { PropertyCardView } from '../../server/views.ts'

/** Some properties as they are now; undefined while they are read, null where they could not be. What was read stays meanwhile. */
export function useProperties(ids: readonly string[]): readonly PropertyCardView[] | null | undefined {
  const [found, setFound] = useState<readonly PropertyCardView[] | null>()
  const path = `/api/favoritter?${chosenQuery(ids)}`
  const isAsked = ids.length > 0
  useEffect(() => {
    if (!isAsked) return
    const leaving = new AbortController()
    const { signal } = leaving
    const read = async (): Promise<readonly PropertyCardView[]> => {
      const response = await fetch(path, { signal })
      if (!response.ok) throw new Error(`${path} answered ${response.status}`)
      return response.json()
    }
    withRetries(read, signal)
      .catch((error) => {
        if (!signal.aborted) console.error('Error fetching chosen properties', error)
        return null
      })
      .then((properties) => signal.aborted || setFound(properties))
    return () => leaving.abort()
  }, [path, isAsked])
  return found
}
