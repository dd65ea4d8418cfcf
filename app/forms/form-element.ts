import type { Entries } from '../../forms/read.ts'
import * as styles from './form.module.css'

/** A disabled button loses the focus, so the focus moves to the message that says why. */
export function focusStatus(form: HTMLFormElement | null): void {
  if (!(document.activeElement instanceof HTMLButtonElement)) return
  form?.querySelector<HTMLElement>(`.${styles.status}`)?.focus({ preventScroll: true })
}

/** The values of a form in the browser, without its files, which are uploaded separately. */
export function entriesOf(form: HTMLFormElement): Entries {
  const entries: Record<string, string[]> = {}
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string') continue
    entries[name] ??= []
    entries[name].push(value)
  }
  return entries
}
