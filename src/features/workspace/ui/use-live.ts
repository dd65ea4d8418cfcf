import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'

/** Several changes in a row cause one reload, at a random delay so that browsers do not all reload at once. */
const WAIT_MS = 250
const SPREAD_MS = 500

/** A staff member with no activity for this long counts as absent, so that their session can expire. */
const AWAY_AFTER_MS = 25 * 60_000

/** The delays before a refused stream is opened again: longer each time; the last one repeats. */
const REOPEN_AFTER_S = [2, 5, 15, 30]

/**
 * Reloads the page's data when any case changes. Returns how many cases are new since the page was opened, and
 * which colleagues have the same case open.
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
    const reloadSoon = () => {
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
      if (hasMissed) reloadSoon()
    }
    const open = () => {
      source = new EventSource(`/api/ansatt/hendelser${caseId ? `?sak=${caseId}` : ''}`)
      source.addEventListener('case', (event) => {
        if (JSON.parse(event.data).isNew) setNewCases((count) => count + 1)
        reloadSoon()
      })
      source.addEventListener('again', reloadSoon)
      // A case may have changed after the page was read, or while the connection was broken.
      source.addEventListener('ready', () => {
        refusals = 0
        reloadSoon()
      })
      source.addEventListener('presence', (event) => setOthers(JSON.parse(event.data).names))
      source.addEventListener('error', () => {
        // A browser reconnects a broken stream, but gives up if the server refused it.
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
