import { ToastCard } from './toast-card.tsx'
import { addToast, closeToast, type NewToast, toastStore } from './toasts.ts'

/** The last toast about each form, or the like. */
const lastAbout = new Map<string, number>()

/**
 * Shows a short message on whatever page is open. What may show one has loaded the code for it: code that was fetched
 * with the first toast would be missing where that toast says that the network is gone.
 * With `about`, such as a form's id, it replaces the last toast about that: what was sent has not failed any longer.
 */
export function showToast({ about, ...toast }: NewToast & { about?: string }): void {
  if (about) closeToastAbout(about)
  addToast({ ...toast, Card: ToastCard })
  const added = toastStore.read().at(-1)
  if (about && added) lastAbout.set(about, added.id)
}

export function closeToastAbout(about: string): void {
  const last = lastAbout.get(about)
  if (last) closeToast(last)
}
