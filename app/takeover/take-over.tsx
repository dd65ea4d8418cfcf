import { useEffect } from 'react'
import './early-acts.ts'

let focused: Element | null = null

/**
 * Notes what has the focus before any effect of the page runs: what takes it when a page opens must not take it from a
 * person who is at work already. Stands first in the document, so that its effect runs in one go with those of all others.
 */
export function NoteFocus() {
  useEffect(() => {
    focused = document.activeElement
  }, [])
  return null
}

/**
 * Lets what the page says when React takes it over be the truth: what a person has written, ticked, chosen or
 * opened until then stays and is told to the components as if it were done now; what waited for a script is
 * done. Stands last in the document, so that its effects run after those of all others.
 */
export function TakeOver() {
  useEffect(() => window.earlyActs?.takeOver(focused), [])
  return null
}
