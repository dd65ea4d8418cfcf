import { type RefObject, useEffect } from 'react'

/**
 * Scrolls a row of links to the link of the current page, since on a phone the row is wider than the screen. A link
 * with keyboard focus is scrolled into view as a whole.
 */
export function useCurrentInView(list: RefObject<HTMLElement | null>, here: string): void {
  useEffect(() => {
    const row = list.current
    const link = here && row?.querySelector<HTMLElement>('[aria-current]')
    if (row && link) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2
  }, [list, here])
  useEffect(() => {
    const row = list.current
    const show = ({ target }: FocusEvent) => {
      // Not under a pointer: the press would end on another link.
      if (target instanceof Element && target.matches(':focus-visible'))
        target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    }
    row?.addEventListener('focusin', show)
    return () => row?.removeEventListener('focusin', show)
  }, [list])
}
