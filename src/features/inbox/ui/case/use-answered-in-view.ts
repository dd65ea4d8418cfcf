import { type RefObject, useEffect } from 'react'

/** What stands at the top of the window, in pixels: a text that is longer than the room begins below it. */
const HEADER_PX = 72

/**
 * Keeps what is answered, an element with an id, above the composer while the reply is written: the composer lies at the bottom of
 * the window, and grows with the reply.
 */
export function useAnsweredInView(composer: RefObject<HTMLElement | null>, answeredId: string): void {
  useEffect(() => {
    const element = composer.current
    if (!element) return
    const show = () => {
      const answered = document.getElementById(answeredId)
      if (!answered || !element.contains(document.activeElement)) return
      const { top, bottom } = answered.getBoundingClientRect()
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
  }, [composer, answeredId])
}
