import { ToastCard } from './toast-card.tsx'
import { addToast, type NewToast } from './toasts.ts'

/**
 * Shows a short message on whatever page is open. What may show one has loaded the code for it: code that was fetched
 * with the first toast would be missing where that toast says that the network is gone.
 */
export function showToast(toast: NewToast): void {
  addToast({ ...toast, Card: ToastCard })
}
