import { type RefObject, useEffect, useState } from 'react'
import { type Behind, inertBehind } from '../../../../ui/page/inert-behind.ts'
import { isOpenPopover } from '../../../../ui/page/popover.ts'

interface Sheet {
  /** A popover that fills the screen. */
  sheet: RefObject<HTMLElement | null>
  /** The button that opens it, where the layout has one. */
  opener: RefObject<HTMLElement | null>
}

/**
 * Lets a popover behave as a modal dialog while it is open: it takes the focus, and what lies behind it is inert. Also one
 * that was opened before this code came. It closes where the layout has no button to open it any more. Gives whether it is
 * open. Where the browser has no popovers, the filters stand in the page.
 */
export function useSheet({ sheet, opener }: Sheet): boolean {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const element = sheet.current
    if (!element) return
    const listening = new AbortController()
    let behind: Behind | null = null
    const release = () => {
      behind?.release(opener.current)
      behind = null
    }
    const update = () => {
      release()
      const isShown = isOpenPopover(element)
      setIsOpen(isShown)
      if (!isShown) return
      behind = inertBehind(element)
      if (!element.contains(document.activeElement)) element.focus()
    }
    const closeUnused = () => {
      if (behind && !opener.current?.checkVisibility()) element.hidePopover()
    }
    update()
    const { signal } = listening
    // Before it closes: the browser gives the focus back to the opener, which must not be inert then.
    element.addEventListener('beforetoggle', release, { signal })
    element.addEventListener('toggle', update, { signal })
    addEventListener('resize', closeUnused, { signal })
    return () => {
      listening.abort()
      release()
    }
  }, [sheet, opener])
  return isOpen
}
