import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * Says which page a link has led to, and lets keys go on from its beginning: a browser does both for a new
 * document, but not for a page that takes the place of another.
 */
export function PageArrival() {
  const { pathname, hash } = useLocation()
  const shown = useRef(pathname)
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (pathname === shown.current) return
    shown.current = pathname
    setTitle(document.title)
    if (!hash) document.getElementById('innhold')?.focus({ preventScroll: true })
  }, [pathname, hash])
  return (
    <p className="visually-hidden" role="status">
      {title}
    </p>
  )
}
