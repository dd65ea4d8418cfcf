import type { ControlState, PageBefore, PreHydrationEvents, WaitingAct } from './early-acts.ts'

/**
 * Records what the visitor does before the scripts have loaded, and holds back interactions that only a script can
 * handle. `take-over.tsx` calls it after hydration: it then restores the controls and repeats the interactions. Runs
 * inline, before all of the page.
 */
function recordActs(): void {
  /** Waiting interactions are released if the scripts take longer than this. */
  const PATIENCE_MS = 10_000
  const changed: PreHydrationEvents['changed'] = new Map()
  const waiting: PreHydrationEvents['waiting'] = []
  const listening = new AbortController()
  const opensByItself = 'showPopover' in HTMLElement.prototype ? ':not([popovertarget])' : ''
  /** Marked elements, and buttons that neither submit a form nor open anything natively. */
  const needsScript = `[data-needs-script], button[type="button"]${opensByItself}`
  const writes = 'textarea, select, [contenteditable], input:not([type="checkbox"], [type="radio"])'

  const stateOf = (element: unknown): ControlState | null => {
    if (element instanceof HTMLTextAreaElement) return { kind: 'text', value: element.value }
    if (element instanceof HTMLDetailsElement) return { kind: 'details', open: element.open }
    if (element instanceof HTMLSelectElement)
      return { kind: 'choice', values: [...element.selectedOptions].map(({ value }) => value) }
    if (!(element instanceof HTMLInputElement)) return null
    if (element.type === 'file') return { kind: 'files', files: [...(element.files ?? [])] }
    if (element.type === 'checkbox' || element.type === 'radio')
      return { kind: 'tick', checked: element.checked }
    return { kind: 'text', value: element.value }
  }
  const noteOne = ({ target }: { target: EventTarget | null }) => {
    const state = stateOf(target)
    if (state && target instanceof Element) changed.set(target, state)
  }
  const differs = (element: Element) => {
    if (element instanceof HTMLSelectElement)
      return [...element.options].some((option) => option.selected !== option.defaultSelected)
    if (element instanceof HTMLTextAreaElement) return element.value !== element.defaultValue
    if (!(element instanceof HTMLInputElement) || element.type === 'hidden') return false
    if (element.type === 'checkbox' || element.type === 'radio')
      return element.checked !== element.defaultChecked
    return element.value !== element.defaultValue
  }
  const on = <K extends keyof WindowEventMap>(
    type: K,
    listener: (event: WindowEventMap[K]) => void,
    capture: boolean,
  ) => addEventListener(type, listener, { capture, signal: listening.signal })

  const wait = (act: WaitingAct) => {
    if (waiting.push(act) === 1) setTimeout(acts.release, PATIENCE_MS)
  }

  for (const type of ['pointerdown', 'keydown', 'input', 'scroll'] as const)
    on(type, () => (acts.hasActed = true), true)
  // A click changes a checkbox before its event is dispatched, and may be what makes React hydrate.
  on('click', noteOne, true)
  on('input', noteOne, true)
  on('change', noteOne, true)
  on('toggle', noteOne, true)
  // Registered last: an event that another handler has handled needs no replay.
  on(
    'click',
    (event) => {
      const target = event.target instanceof Element ? event.target.closest<HTMLElement>(needsScript) : null
      if (!target || event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      wait({ kind: 'press', target })
    },
    false,
  )
  on(
    'keydown',
    (event) => {
      const { key, code, shiftKey, target, ctrlKey, metaKey, altKey } = event
      if (!(target instanceof Element) || event.defaultPrevented || ctrlKey || metaKey || altKey) return
      if (target.matches(writes) || ['Tab', 'Enter', ' ', 'Shift'].includes(key)) return
      wait({
        kind: 'key',
        target,
        init: { key, code, shiftKey, bubbles: true, cancelable: true },
      })
    },
    false,
  )
  on(
    'submit',
    (event) => {
      const form = event.target
      if (!(form instanceof HTMLFormElement) || !('waitsForScript' in form.dataset)) return
      event.preventDefault()
      // Repeated presses count as one.
      if (waiting.some(({ target }) => target === form)) return
      wait({ kind: 'submit', target: form, submitter: event.submitter })
    },
    false,
  )

  const restore = (element: Element, state: ControlState) => {
    if (state.kind === 'files' && element instanceof HTMLInputElement) {
      const chosen = new DataTransfer()
      for (const file of state.files) chosen.items.add(file)
      element.files = chosen.files
    }
    if (state.kind === 'details' && element instanceof HTMLDetailsElement) {
      element.open = state.open
      element.dispatchEvent(new Event('toggle'))
      return
    }
    if (state.kind === 'choice' && element instanceof HTMLSelectElement) {
      for (const option of element.options) option.selected = state.values.includes(option.value)
    } else if (state.kind === 'tick') {
      setBypassingReact(element, 'checked', state.checked)
      // React learns of a tick from a click event. This synthetic click changes nothing.
      element.dispatchEvent(new Event('click', { bubbles: true }))
    } else if (state.kind === 'text') setBypassingReact(element, 'value', state.value)
    for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }))
  }
  /**
   * Sets a control's property as the browser does, bypassing React, which ignores a change to the last value that it
   * has seen (`inputValueTracking` in react-dom).
   */
  const setBypassingReact = (element: Element, property: 'value' | 'checked', state: string | boolean) => {
    const { get, set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), property) ?? {}
    element._valueTracker?.setValue(property === 'checked' ? String(!state) : `not ${state}`)
    // An equal text is not set again, so that the cursor stays.
    if (get?.call(element) !== state) set?.call(element, state)
  }
  /** One per task, as when a person does it: React renders the result of one before the next. */
  const repeatAll = ([next, ...others]: PreHydrationEvents['waiting'], twinOf: PageBefore['twinOf']) => {
    if (!next) return
    if (next.kind === 'press') twinOf(next.target)?.click()
    else if (next.kind === 'submit')
      twinOf(next.target)?.requestSubmit(next.submitter && twinOf(next.submitter))
    else twinOf(next.target)?.dispatchEvent(new KeyboardEvent('keydown', next.init))
    setTimeout(() => repeatAll(others, twinOf))
  }

  const acts: PreHydrationEvents = {
    address: location.pathname + location.search,
    hasActed: false,
    changed,
    waiting,
    note() {
      for (const element of document.querySelectorAll('input, textarea, select'))
        if (!changed.has(element) && differs(element)) noteOne({ target: element })
    },
    takeOver({ focused, top, twinOf, onLost }) {
      delete window.earlyActs
      listening.abort()
      for (const [element, state] of changed) {
        // Files that are still in their own field are taken from there.
        if (state.kind === 'files' && (element.isConnected || state.files.length === 0)) continue
        try {
          const shown = twinOf(element)
          if (shown) restore(shown, state)
          else if (state.kind === 'files') onLost(state.files)
        } catch (error) {
          console.error('What was done before the scripts came could not be restored', error)
          if (state.kind === 'files') onLost(state.files)
        }
      }
      repeatAll(waiting, twinOf)
      // An effect that focuses an element on opening must not move a visitor who is using the page.
      if (!acts.hasActed || waiting.length > 0) return
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
      scrollTo({ top, behavior: 'instant' })
    },
    release() {
      listening.abort()
      for (const act of waiting.splice(0)) {
        if (act.kind === 'submit') act.target.submit()
        else if (act.target instanceof HTMLAnchorElement) location.href = act.target.href
      }
    },
  }
  window.earlyActs = acts
  /** Leaves the page to be used without scripts: what only they can do is hidden (`scripting.css`). */
  const leavePlain = () => {
    if (!window.earlyActs) return
    delete document.documentElement.dataset.scripts
    acts.release()
  }
  on('error', ({ target }) => target instanceof HTMLScriptElement && leavePlain(), true)
  on('unhandledrejection', leavePlain, true)
}

recordActs()
