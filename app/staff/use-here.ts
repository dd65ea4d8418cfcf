import { useEffect } from 'react'

/** How often the server is told that somebody is there: much more often than a session runs out. */
const TELL_EVERY_MS = 60_000

/**
 * Keeps the session of whoever touches keys, pointer or page alive, also while they only write. Pages that read
 * themselves anew do not: who has left is signed out in time.
 */
export function useHere(): void {
  useEffect(() => {
    // The page that has just been opened has told it.
    let toldAt = Date.now()
    const tell = () => {
      if (Date.now() - toldAt < TELL_EVERY_MS) return
      toldAt = Date.now()
      fetch('/api/ansatt/her', { method: 'POST' }).catch((error) =>
        console.error('Error telling that somebody is here', error),
      )
    }
    const touches = ['pointerdown', 'keydown', 'scroll']
    for (const type of touches) addEventListener(type, tell, { passive: true })
    return () => {
      for (const type of touches) removeEventListener(type, tell)
    }
  }, [])
}
