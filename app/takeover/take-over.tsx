import { useEffect } from 'react'
import './early-acts.ts'

let focused: Element | null = null

/**
 * Notes which element has the focus before any effect of the page runs: an effect that focuses an element on opening
 * must not take the focus from a visitor who is using the page. First in the document, so that its effect runs in the
 * same pass as all others.
 */
export function NoteFocus() {
  useEffect(() => {
    focused = document.activeElement
  }, [])
  return null
}

/**
 * Restores what the visitor typed, ticked, chose or opened before hydration, tells the components about it, and
 * repeats interactions that waited for scripts. Last in the document, so that its effects run after all others.
 */
export function TakeOver() {
  useEffect(() => window.earlyActs?.takeOver(focused), [])
  return null
}
