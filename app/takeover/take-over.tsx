import { useEffect, useLayoutEffect, useRef } from 'react'
import './early-acts.ts'

/**
 * Lets what the page says when React takes it over be the truth: what a person has written, ticked, chosen or
 * opened until then stays and is told to the components as if it were done now; what waited for a script is
 * done. Stands last in the document, so that its effects run after those of all others.
 */
export function TakeOver() {
  const focused = useRef<Element | null>(null)
  useLayoutEffect(() => {
    focused.current = document.activeElement
  }, [])
  useEffect(() => window.earlyActs?.takeOver(focused.current), [])
  return null
}
