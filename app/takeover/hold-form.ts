import './early-acts.ts'
import { twinOf } from './twin-of.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What is typed and submitted in a form while its code is loading. */
export interface HeldForm {
  /** Tells the form what was typed, and submits it if it was. */
  takeOver(): void
  /** Lets the browser submit what was submitted. */
  release(): void
  stop(): void
}

/** Records what is typed in a part of the page, and holds back its submission. */
export function holdForm(part: HTMLElement): HeldForm {
  const listening = new AbortController()
  const typed = new Map<Control, string | boolean>()
  let submission: { form: HTMLFormElement; submitter: HTMLElement | null } | null = null
  const note = (target: unknown) => {
    if (isControl(target) && part.contains(target)) typed.set(target, stateOf(target))
  }
  // React stops events where it has no code yet: heard before it.
  const on = <K extends keyof WindowEventMap>(type: K, listener: (event: WindowEventMap[K]) => void) =>
    addEventListener(type, listener, { capture: true, signal: listening.signal })
  on('input', ({ target }) => note(target))
  on('change', ({ target }) => note(target))
  on('submit', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || !part.contains(form)) return
    event.preventDefault()
    submission ??= { form, submitter: event.submitter }
  })
  // The browser refuses what its own checks find wrong: the form says it in our words.
  on('invalid', (event) => {
    const control = event.target
    if (!isControl(control) || !control.form || !part.contains(control)) return
    event.preventDefault()
    submission ??= { form: control.form, submitter: null }
  })
  for (const control of part.querySelectorAll('input, textarea, select')) if (differs(control)) note(control)
  return {
    takeOver() {
      listening.abort()
      for (const [control, state] of typed) {
        const shown = shownFor(part, control)
        if (shown) restore(shown, state)
      }
      if (!submission) return
      const { form, submitter } = submission
      const shown = form.isConnected ? form : part.querySelector('form')
      if (!shown) return
      // The form sets it too, with its next rendering: it checks itself from now on.
      shown.noValidate = true
      shown.requestSubmit(shown === form ? submitter : null)
    },
    release() {
      listening.abort()
      if (submission?.form.reportValidity()) submission.form.submit()
    },
    stop: () => listening.abort(),
  }
}

/** A control, or the one that stands for it where React has drawn the form anew; null where it is gone. */
function shownFor(part: HTMLElement, control: Control): Control | null {
  if (control.isConnected) return control
  const drawn = control.id ? part.querySelector(`#${CSS.escape(control.id)}`) : null
  return isControl(drawn) ? drawn : twinOf(control)
}

function isControl(element: unknown): element is Control {
  if (element instanceof HTMLInputElement) return !['hidden', 'file'].includes(element.type)
  return element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement
}

function stateOf(control: Control): string | boolean {
  const isTick =
    control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')
  return isTick ? control.checked : control.value
}

function differs(element: Element): boolean {
  if (element instanceof HTMLSelectElement)
    return [...element.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
  if (element instanceof HTMLTextAreaElement) return element.value !== element.defaultValue
  if (!(element instanceof HTMLInputElement)) return false
  if (element.type === 'checkbox' || element.type === 'radio')
    return element.checked !== element.defaultChecked
  return element.value !== element.defaultValue
}

/** Sets a control as it was, and tells React, which ignores a change to the last value that it has seen. */
function restore(control: Control, state: string | boolean): void {
  control._valueTracker?.setValue(typeof state === 'boolean' ? String(!state) : `not ${state}`)
  const { set } = Object.getOwnPropertyDescriptor(
    Object.getPrototypeOf(control),
    typeof state === 'boolean' ? 'checked' : 'value',
  ) ?? { set: undefined }
  if (stateOf(control) !== state) set?.call(control, state)
  for (const type of typeof state === 'boolean' ? ['click', 'input', 'change'] : ['input', 'change'])
    control.dispatchEvent(new Event(type, { bubbles: true }))
}
