import { useEffect, useLayoutEffect, useState } from 'react'
import './early-acts.ts'
import { tellLostFiles } from '../../ui/page/lost-files.ts'

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

/**
 * The element that stands for one that React has taken off the page, as it does with all that it draws anew: React hydrates no
 * page that a translator, or a telephone that makes links of numbers, has changed. Ids differ then; forms, names and places do
 * not. Null where there is none.
 */
function twinOf<E extends Element>(element: E): E | null {
  if (element.isConnected) return element
  const form = element instanceof HTMLFormElement ? null : element.closest('form')
  const shownForm = form && twinOf(form)
  const removed = form ?? element.getRootNode()
  if (!(removed instanceof Element)) return null
  const shown = form ? shownForm : (shownRoot(removed) ?? document)
  if (!shown) return null
  const alike = likenessOf(element)
  const before = [...removed.querySelectorAll(alike)]
  const now = [...shown.querySelectorAll<E>(alike)]
  // What has no name is known by its place alone.
  if (!element.hasAttribute('name') && before.length !== now.length) return null
  return now[before.indexOf(element)] ?? null
}

const shownRoot = ({ id }: Element) => (id ? document.getElementById(id) : null)

/** What an element has in common with its twin: its kind, its name, and the answer that it stands for. */
function likenessOf(element: Element): string {
  const isTick = element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type)
  const attributes = [
    'name',
    'type',
    'action',
    ...(isTick || element instanceof HTMLButtonElement ? ['value'] : []),
  ]
  return attributes
    .filter((name) => element.hasAttribute(name))
    .reduce(
      (selector, name) => `${selector}[${name}="${CSS.escape(element.getAttribute(name) ?? '')}"]`,
      element.localName,
    )
}
