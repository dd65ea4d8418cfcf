import { useEffect, useLayoutEffect, useState } from 'react'
import './early-acts.ts'
import { tellLostFiles } from '../../ui/page/lost-files.ts'
import { twinOf } from './twin-of.ts'

let focused: Element | null = null
let top = 0

/**
 * Notes which element has the focus, and how far the page is scrolled, before any effect of the page runs: an effect
 * that focuses an element on opening must not take either from a visitor who is using the page. First in the
 * document, so that its effect runs in the same pass as all others.
 */
export function NotePlace() {
  // Before React changes anything: where it draws the page anew, both are gone.
  const [before] = useState(() =>
    import.meta.env.SSR ? null : { focused: document.activeElement, top: window.scrollY },
  )
  // React takes it away where it draws the whole page anew.
  useLayoutEffect(() => {
    document.documentElement.dataset.scripts = ''
  }, [])
  useEffect(() => {
    const isAnew = before?.focused?.isConnected === false
    focused = isAnew && before.focused ? twinOf(before.focused) : document.activeElement
    top = isAnew ? before.top : window.scrollY
  }, [before])
  return null
}

/**
 * Restores what the visitor typed, ticked, chose or opened before hydration, tells the components about it, and
 * repeats interactions that waited for scripts. Last in the document, so that its effects run after all others.
 */
export function TakeOver() {
  useEffect(() => window.earlyActs?.takeOver({ focused, top, twinOf, onLost: tellLostFiles }), [])
  return null
}
