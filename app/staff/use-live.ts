import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'

/** Changes that come at once are looked at once, and not by every browser at the same instant. */
const WAIT_MS = 250
const SPREAD_MS = 500

/** Whoever has not touched anything for this long is not here: their session runs out as it should. */
const AWAY_AFTER_MS = 25 * 60_000

/** How long to wait before a stream that was refused is opened anew: longer each time, up to the last. */
const REOPEN_AFTER_S = [2, 5, 15, 30]

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
    let source: EventSource
    let lastTouch = Date.now()
    let hasMissed = false
    let refusals = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    let reopening: ReturnType<typeof setTimeout> | undefined
    const isAway = () => Date.now() - lastTouch > AWAY_AFTER_MS
    const look = () => {
      clearTimeout(timer)
      timer = setTimeout(
        () => {
          hasMissed = isAway()
          if (!hasMissed) again.current()
        },
        WAIT_MS + Math.random() * SPREAD_MS,
      )
    }
    const touch = () => {
      lastTouch = Date.now()
      if (hasMissed) look()
    }
    const open = () => {
      source = new EventSource(`/api/ansatt/hendelser${caseId ? `?sak=${caseId}` : ''}`)
      source.addEventListener('case', (event) => {
        if (JSON.parse(event.data).isNew) setNewCases((count) => count + 1)
        look()
      })
      source.addEventListener('again', look)
      // Something may have happened after the page was read, or while the line was broken.
      source.addEventListener('ready', () => {
        refusals = 0
        look()
      })
      source.addEventListener('presence', (event) => setOthers(JSON.parse(event.data).names))
      source.addEventListener('error', () => {
        // A browser tries a broken line again by itself; where it was refused, it gives up.
        if (source.readyState !== EventSource.CLOSED) return
        const wait = REOPEN_AFTER_S[Math.min(refusals, REOPEN_AFTER_S.length - 1)] ?? 0
        refusals += 1
        reopening = setTimeout(open, wait * 1000)
      })
    }
    open()
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, touch, { passive: true })
    return () => {
      source.close()
      clearTimeout(timer)
      clearTimeout(reopening)
      for (const type of ['pointerdown', 'keydown']) removeEventListener(type, touch)
    }
  }, [caseId])

  return { newCases, others }
}
