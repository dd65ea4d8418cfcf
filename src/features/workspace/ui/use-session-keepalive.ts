import { useEffect } from 'react'

/** How often the browser tells the server that the staff member is active: much more often than a session expires. */
const SEND_EVERY_MS = 60_000

/**
 * Keeps the session alive while the staff member types, scrolls or uses the pointer, even if they send nothing.
 * Pages that reload their data on their own do not count as activity, so an unattended session still expires.
 */
export function useSessionKeepalive(): void {
  useEffect(() => {
    // Loading this page has just counted as activity.
    let sentAt = Date.now()
    const send = () => {
      if (Date.now() - sentAt < SEND_EVERY_MS) return
      sentAt = Date.now()
      fetch('/api/ansatt/her', { method: 'POST' }).catch((error) =>
        console.error('Session keepalive failed', error),
      )
    }
    const activity = ['pointerdown', 'keydown', 'scroll']
    for (const type of activity) addEventListener(type, send, { passive: true })
    return () => {
      for (const type of activity) removeEventListener(type, send)
    }
  }, [])
}
