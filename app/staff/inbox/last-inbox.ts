import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

const storedUnder = 'innboks'

/** Keeps which list somebody looks at, for the way back from a case. */
export function useKeepInbox(): void {
  const { search } = useLocation()
  useEffect(() => sessionStorage.setItem(storedUnder, search), [search])
}

/** The list that somebody came from, narrowed down as it was. */
export function useLastInbox(): string {
  const [search, setSearch] = useState('')
  useEffect(() => setSearch(sessionStorage.getItem(storedUnder) ?? ''), [])
  return `/saker${search}`
}
