import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** A link among those to the same address. */
interface PressedLink {
  selector: string
  index: number
}

/** The link that each page of this document was last left by, by the key of its history entry. */
const pressed = new Map<string, PressedLink>()

/**
 * Moves the focus back to the link that a page was left by, as a browser does for a document that it has kept. Not where the
 * visitor has moved the focus since the page was shown (`page-arrival.tsx`).
 */
export function useReturnedFocus(): void {
  const { key } = useLocation()
  const type = useNavigationType()
  useEffect(() => {
    const note = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest('a[href]')
      if (!link) return
      const selector = `a[href="${CSS.escape(link.getAttribute('href') ?? '')}"]`
      pressed.set(key, { selector, index: [...document.querySelectorAll(selector)].indexOf(link) })
    }
    // Before the router leaves the page.
    addEventListener('click', note, true)
    return () => removeEventListener('click', note, true)
  }, [key])
  useEffect(() => {
    const link = pressed.get(key)
    if (type !== 'POP' || !link || document.activeElement?.id !== 'innhold') return
    document.querySelectorAll<HTMLAnchorElement>(link.selector)[link.index]?.focus({ preventScroll: true })
  }, [key, type])
}
