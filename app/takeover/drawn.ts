import { type RefObject, useLayoutEffect, useState } from 'react'

interface DrawnProps {
  /** The element that has the boundary alone. */
  parent: RefObject<HTMLElement | null>
  /** Whether what it has is what the server has drawn. */
  isDrawn: () => boolean
}

/**
 * The fallback of a part that the server has drawn and whose code comes later. React takes such a part away when the page around
 * it changes, as when a link is pressed: what is drawn stays until the code is there.
 */
export function Drawn({ parent, isDrawn }: DrawnProps) {
  const [elements] = useState(() => (isDrawn() && parent.current ? [...parent.current.children] : []))
  useLayoutEffect(() => {
    parent.current?.append(...elements)
    return () => {
      for (const element of elements) element.remove()
    }
  }, [parent, elements])
  return null
}
