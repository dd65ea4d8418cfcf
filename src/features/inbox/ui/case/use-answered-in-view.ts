import { type RefObject, useEffect } from 'react'
import { LATEST_MESSAGE_ID } from './case-timeline.tsx'

/** What stands at the top of the window, in pixels: a message that is longer than the room begins below it. */
const HEADER_PX = 72

/**
 * Keeps the newest message above the composer while it is answered: the composer lies at the bottom of the window, and grows with
 * the reply. `hasThread` is false where what was sent is all there is, which is at the top of the page.
 */
export function useAnsweredInView(composer: RefObject<HTMLElement | null>, hasThread: boolean): void {
  useEffect(() => {
    const element = composer.current
    if (!element || !hasThread) return
    const show = () => {
      const message = document.getElementById(LATEST_MESSAGE_ID)
      if (!message || !element.contains(document.activeElement)) return
      const { top, bottom } = message.getBoundingClientRect()
      const covered = bottom - element.getBoundingClientRect().top
      if (covered > 0) scrollBy({ top: Math.min(covered, Math.max(0, top - HEADER_PX)), behavior: 'instant' })
    }
    const onFocus = ({ target }: FocusEvent) => {
      // After the browser has scrolled to what has the focus.
      if (target instanceof HTMLTextAreaElement) requestAnimationFrame(show)
    }
    const observer = new ResizeObserver(show)
    observer.observe(element)
    element.addEventListener('focusin', onFocus)
    return () => {
      observer.disconnect()
      element.removeEventListener('focusin', onFocus)
    }
  }, [composer, hasThread])
}
