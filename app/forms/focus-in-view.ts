/** How much of an element's top must be in the window to be noticed, in CSS pixels. */
const SEEN_PX = 80

/**
 * Moves the focus to an element, and scrolls there only where its beginning cannot be seen: a page that scrolls by
 * itself moves what a person is about to press.
 */
export function focusInView(element: HTMLElement | null): void {
  if (!element) return
  const { top } = element.getBoundingClientRect()
  element.focus({ preventScroll: top >= 0 && top <= window.innerHeight - SEEN_PX })
}
