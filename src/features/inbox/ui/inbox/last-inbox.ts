import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

const storedUnder = 'innboks'

/** Remembers the current list, for the link back from a case. */
export function useRememberInbox(): void {
  const { search } = useLocation()
  useEffect(() => sessionStorage.setItem(storedUnder, search), [search])
}

/** The URL of the list that was shown last, with its filters. */
export function useLastInbox(): string {
  const [search, setSearch] = useState('')
  useEffect(() => setSearch(sessionStorage.getItem(storedUnder) ?? ''), [])
  return `/saker${search}`
}
