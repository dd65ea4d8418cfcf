import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * How many further pages of the list are shown. Remembered for the place in the browser's history, so that
 * whoever comes back from a property finds the list as long as it was.
 */
export function useMorePages() {
  const { key } = useLocation()
  const [{ more, asked }, setShown] = useState({ more: 0, asked: false })
  const place = `eiendommer:${key}`
  useEffect(() => {
    const kept = Number(sessionStorage.getItem(place))
    if (kept > 0) setShown({ more: kept, asked: false })
  }, [place])
  const showMore = () => {
    sessionStorage.setItem(place, String(more + 1))
    setShown({ more: more + 1, asked: true })
  }
  return { more, asked, showMore }
}
