import { useState } from 'react'
import { useLocation } from 'react-router'
import { useHydrated } from '../../use-hydrated.ts'

/**
 * How many further pages of the list are shown. Remembered in the browser's history, so that a visitor who comes
 * back from a property finds the list as long as it was from its first render on: only then does the scroll
 * position still fit. The HTML from the server has none; React adds them once it has taken the page over.
 */
export function useMorePages() {
  const { key } = useLocation()
  const place = useHydrated() ? key : null
  const [shown, setShown] = useState({ place, more: place ? pagesInHistory() : 0, asked: false })
  if (shown.place !== place) setShown({ place, more: pagesInHistory(), asked: false })
  const { more, asked } = shown
  const showMore = () => {
    history.replaceState({ ...history.state, pages: more + 1 }, '')
    setShown({ place, more: more + 1, asked: true })
  }
  return { more, asked, showMore }
}

function pagesInHistory(): number {
  const pages: unknown = history.state?.pages
  return typeof pages === 'number' ? pages : 0
}
