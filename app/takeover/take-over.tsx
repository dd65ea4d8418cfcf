import { useEffect, useLayoutEffect, useRef } from 'react'
import type { ControlState, EarlyActs, WaitingAct } from './early-acts.ts'

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
  useEffect(() => {
    const acts = window.earlyActs
    if (!acts) return
    delete window.earlyActs
    acts.stop()
    takeOver(acts)
    // What takes the focus when a page opens must not take it from a person who is at work already.
    if (acts.hasActed && acts.waiting.length === 0 && focused.current instanceof HTMLElement)
      focused.current.focus({ preventScroll: true })
  }, [])
  return null
}

function takeOver({ changed, waiting }: EarlyActs): void {
  for (const [element, state] of changed) if (element.isConnected) restore(element, state)
  repeatAll(waiting)
}

function restore(element: Element, state: ControlState): void {
  if (state.kind === 'details' && element instanceof HTMLDetailsElement) {
    element.open = state.open
    element.dispatchEvent(new Event('toggle'))
    return
  }
  if (state.kind === 'choice' && element instanceof HTMLSelectElement) {
    for (const option of element.options) option.selected = state.values.includes(option.value)
  } else if (state.kind === 'tick' && element instanceof HTMLInputElement) {
    setUnseen(element, 'checked', state.checked)
    // React hears of a tick by the click. This one is told, not done: it ticks nothing.
    element.dispatchEvent(new Event('click', { bubbles: true }))
  } else if (state.kind === 'text') {
    setUnseen(element, 'value', state.value)
  }
  for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }))
}

/**
 * Sets a control's property as a person does: past React, which notices a change only where the value differs from
 * the last one that it has seen (`inputValueTracking` in react-dom).
 */
function setUnseen(element: Element, property: 'value' | 'checked', state: string | boolean): void {
  const { get, set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), property) ?? {}
  const tracker =
    '_valueTracker' in element ? (element._valueTracker as { setValue(value: string): void }) : null
  tracker?.setValue(property === 'checked' ? String(!state) : `not ${state}`)
  // A text that stands there already is left alone, with its cursor.
  if (get?.call(element) !== state) set?.call(element, state)
}

/** Each in a turn of its own, as a person does: React draws what one has changed before the next comes. */
function repeatAll([next, ...others]: readonly WaitingAct[]): void {
  if (!next) return
  if (next.target.isConnected) repeat(next)
  setTimeout(() => repeatAll(others))
}

function repeat(act: WaitingAct): void {
  if (act.kind === 'press') act.target.click()
  else if (act.kind === 'submit') act.target.requestSubmit(act.submitter)
  else act.target.dispatchEvent(new KeyboardEvent('keydown', act.init))
}
