/** How much of an element's top must be in the window to be noticed, in CSS pixels. */
const SEEN_PX = 80

/**
 * Focuses an element, and scrolls to it only if its beginning is not visible: scrolling moves what the person is
 * about to press.
 */
export function focusInView(element: HTMLElement | null): void {
  if (!element) return
  const { top } = element.getBoundingClientRect()
  element.focus({ preventScroll: top >= 0 && top <= window.innerHeight - SEEN_PX })
}
