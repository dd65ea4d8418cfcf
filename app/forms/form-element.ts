import type { Entries } from '../../forms/read.ts'

/** A button that is switched off loses the focus: it goes to what says why. */
export function focusStatus(form: HTMLFormElement | null): void {
  if (!(document.activeElement instanceof HTMLButtonElement)) return
  form?.querySelector<HTMLElement>('.form-status')?.focus({ preventScroll: true })
}

/** What a form in the browser holds, without its files: they go on their own. */
export function entriesOf(form: HTMLFormElement): Entries {
  const entries: Record<string, string[]> = {}
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string') continue
    entries[name] ??= []
    entries[name].push(value)
  }
  return entries
}
