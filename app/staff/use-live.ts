import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'

/** Changes that come at once are looked at once, and not by every browser at the same instant. */
const WAIT_MS = 250
const SPREAD_MS = 500

/** Whoever has not touched anything for this long is not here: their session runs out as it should. */
const AWAY_AFTER_MS = 25 * 60_000

/**
 * Reads a page anew when something happens to cases, wherever it is done. Gives how many cases are new since
 * the page was opened, and who else has the case open that is shown.
 */
export function useLive(caseId: string | null): { newCases: number; others: readonly string[] } {
  const { revalidate } = useRevalidator()
  const [newCases, setNewCases] = useState(0)
  const [others, setOthers] = useState<readonly string[]>([])
  const again = useRef(revalidate)
  again.current = revalidate

  useEffect(() => {
    let lastTouch = Date.now()
    let timer: ReturnType<typeof setTimeout> | undefined
    const touch = () => {
      lastTouch = Date.now()
    }
    const isAway = () => Date.now() - lastTouch > AWAY_AFTER_MS
    const look = () => {
      clearTimeout(timer)
      timer = setTimeout(() => !isAway() && again.current(), WAIT_MS + Math.random() * SPREAD_MS)
    }
    const source = new EventSource(`/api/ansatt/hendelser${caseId ? `?sak=${caseId}` : ''}`)
    source.addEventListener('case', (event) => {
      if (JSON.parse(event.data).isNew) setNewCases((count) => count + 1)
      look()
    })
    source.addEventListener('again', look)
    // Something may have happened after the page was read, or while the line was broken.
    source.addEventListener('ready', look)
    source.addEventListener('presence', (event) => setOthers(JSON.parse(event.data).names))
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, touch, { passive: true })
    return () => {
      source.close()
      clearTimeout(timer)
      for (const type of ['pointerdown', 'keydown']) removeEventListener(type, touch)
    }
  }, [caseId])

  return { newCases, others }
}
