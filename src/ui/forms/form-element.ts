import { hiddenFields } from '../../forms/engine/hidden-fields.ts'
import type { Entries } from '../../forms/engine/read.ts'
import * as styles from './form.module.css'
import type { ChosenPhotoState } from './use-photos.ts'

/** A disabled button loses the focus, so the focus moves to the message that says why. */
export function focusStatus(form: HTMLFormElement | null): void {
  if (!(document.activeElement instanceof HTMLButtonElement)) return
  form?.querySelector<HTMLElement>(`.${styles.status}`)?.focus({ preventScroll: true })
}

/** The values of a form in the browser, without its files, which are uploaded separately. */
export function entriesOfElement(form: HTMLFormElement): Entries {
  const entries: Record<string, string[]> = {}
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string') continue
    entries[name] ??= []
    entries[name].push(value)
  }
  return entries
}

const photoInput = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLInputElement>('input[type="file"]')

/** What is wrong with the photos stands at their field. */
export function focusPhotos(form: HTMLFormElement | null): void {
  photoInput(form)?.focus()
}

/** Sends a form as the browser does without scripts, with the photos that have been chosen: the server checks it. */
export function sendPlainly(form: HTMLFormElement, photos: readonly ChosenPhotoState[]): void {
  const input = photoInput(form)
  if (input && photos.length > 0) {
    const chosen = new DataTransfer()
    for (const { file } of photos) chosen.items.add(file)
    input.files = chosen.files
  }
  form.submit()
}

/** Whether a press asks to follow a notice instead of sending the form, which the browser posts by itself. */
export const isFollow = (event: Event): boolean =>
  event instanceof SubmitEvent &&
  event.submitter instanceof HTMLButtonElement &&
  event.submitter.name === hiddenFields.follow
