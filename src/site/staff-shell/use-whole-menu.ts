import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { hasPopovers } from '../../ui/page/popover.ts'

interface WholeMenu {
  /** Undefined where the browser itself opens and closes the panel, and says so of its button. */
  isOpened: boolean | undefined
  toggle: () => void
}

/** Closes the panel on the way to another page. Where the browser has no popovers, opens and closes it as those do. */
export function useWholeMenu(
  panel: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
): WholeMenu {
  const { pathname } = useLocation()
  const cameFrom = useRef(pathname)
  const [isOpened, setOpened] = useState<boolean>()
  useEffect(() => {
    if (!hasPopovers()) setOpened(false)
  }, [])
  useEffect(() => {
    if (cameFrom.current === pathname) return
    cameFrom.current = pathname
    if (hasPopovers()) panel.current?.hidePopover()
    else setOpened(false)
  }, [panel, pathname])
  useEffect(() => {
    if (!isOpened) return
    const listening = new AbortController()
    const { signal } = listening
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      setOpened(false)
      button.current?.focus()
    }
    const leave = ({ target }: Event) => {
      const isWithin = [panel, button].some(
        ({ current }) => target instanceof Node && current?.contains(target),
      )
      if (!isWithin) setOpened(false)
    }
    // Before the keys of the page, such as the inbox's own Escape.
    document.addEventListener('keydown', onKey, { capture: true, signal })
    for (const type of ['pointerdown', 'focusin']) document.addEventListener(type, leave, { signal })
    return () => listening.abort()
  }, [isOpened, panel, button])
  return { isOpened, toggle: () => hasPopovers() || setOpened((before) => !before) }
}
