import { type RefObject, useEffect } from 'react'

/** Scrolls a row of links to the one that leads here: on a telephone the row is wider than the screen. */
export function useCurrentInView(list: RefObject<HTMLElement | null>, here: string): void {
  useEffect(() => {
    const row = list.current
    const link = here && row?.querySelector<HTMLElement>('[aria-current]')
    if (row && link) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2
  }, [list, here])
}
