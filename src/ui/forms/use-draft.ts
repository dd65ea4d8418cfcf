import { type RefObject, useCallback, useEffect, useState } from 'react'
import { isSecret } from '../../forms/engine/field-rules.ts'
import { type Form, fieldsOf } from '../../forms/engine/form.ts'

/** The answers in a form, saved while the tab is open; without sensitive answers and signatures. */
interface Draft {
  restored: boolean
  save: () => void
  /** Deletes the draft and empties the form. */
  clear: () => void
  forget: () => void
}

type Kept = Record<string, string[]>

/** The end of a link that opens a form without its draft: choosing a type starts with an empty form (specification 2 §4). */
export const discardsDraft = '#skjematype'

/**
 * Saves a draft of a form. A form that a link has filled in has one draft per `origin`, so that answers about one
 * property do not appear for another.
 */
export function useDraft(
  form: Form,
  element: RefObject<HTMLFormElement | null>,
  { isFresh, origin }: { isFresh: boolean; origin: string },
): Draft {
  const place = `utkast:${form.id}${origin}`
  const [restored, setRestored] = useState(false)

  useEffect(() => {
    const target = element.current
    if (location.hash === discardsDraft) {
      drop(place)
      history.replaceState(history.state, '', location.pathname + location.search)
      return
    }
    const kept = isFresh ? read(place) : null
    if (!target || !kept || !restore(target, kept)) return
    setRestored(true)
    // Values derived from the answers are calculated from the restored ones.
    target.dispatchEvent(new Event('input', { bubbles: true }))
  }, [place, element, isFresh])

  const forget = useCallback(() => {
    drop(place)
    setRestored(false)
  }, [place])

  return {
    restored,
    save() {
      if (!element.current) return
      const data = new FormData(element.current)
      const kept: Kept = {}
      for (const [name, field] of fieldsOf(form)) {
        if (isSecret(field)) continue
        const texts = data.getAll(name).filter((value) => typeof value === 'string')
        if (texts.some((text) => text !== '')) kept[name] = texts.filter((text) => text !== '')
      }
      try {
        sessionStorage.setItem(place, JSON.stringify(kept))
      } catch {}
    },
    clear() {
      element.current?.reset()
      forget()
    },
    forget,
  }
}

function drop(place: string): void {
  try {
    sessionStorage.removeItem(place)
  } catch {}
}

function read(place: string): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? 'null')
  } catch {
    return null
  }
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element) =>
      element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement,
  )
}

function isTick(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox')
}

/** Restores the draft; returns whether it changed any control. */
function restore(form: HTMLFormElement, kept: Kept): boolean {
  let changed = false
  for (const control of controlsOf(form)) {
    const texts = kept[control.name]
    if (!texts || (control instanceof HTMLInputElement && ['hidden', 'file'].includes(control.type))) continue
    if (isTick(control)) {
      const ticked = texts.includes(control.value)
      changed ||= control.checked !== ticked
      control.checked = ticked
      if (ticked) unfold(control)
    } else {
      changed ||= control.value !== texts[0]
      control.value = texts[0] ?? ''
      unfold(control)
    }
  }
  return changed
}

/** Opens the part that a restored answer is in: what is sent is seen. */
function unfold(control: Control): void {
  const part = control.closest('details')
  if (part) part.open = true
}
