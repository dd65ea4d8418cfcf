import { useState } from 'react'
import { useLocation } from 'react-router'
import { useHydrated } from '../../../../ui/page/use-hydrated.ts'

/**
 * How many further pages of the list are shown. Remembered in the browser's history, so that a visitor who comes
 * back from a property finds the list as long as it was from its first render on: only then does the scroll
 * position still fit. The server's HTML has none of them; React adds them after hydration.
 */
export function useMorePages() {
  const { key } = useLocation()
  const place = useHydrated() ? key : null
  const start = { place, more: place ? pagesInHistory() : 0, asked: false }
  const [shown, setShown] = useState(start)
  if (shown.place !== place) setShown(start)
  const showMore = () => {
    const more = shown.more + 1
    history.replaceState({ ...history.state, pages: more }, '')
    setShown({ place, more, asked: true })
  }
  return { ...shown, showMore }
}

const pagesInHistory = () => Number(history.state?.pages ?? 0)
