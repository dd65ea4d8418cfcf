import type { Message } from '../../content/texts.ts'

export interface Toast extends Message {
  id: number
  tone: 'good' | 'bad'
  /** A toast with a link stays until it is closed. */
  link?: { label: string; href: string }
}

/** The most toasts that are shown at a time (specification 1 §9). */
const MAX_VISIBLE_TOASTS = 3

let toasts: readonly Toast[] = []
const none: readonly Toast[] = []
let made = 0
const listeners = new Set<() => void>()

function set(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

/** Shows a short message on whatever page is open. */
export function showToast(toast: Omit<Toast, 'id'>): void {
  made += 1
  set([...toasts, { ...toast, id: made }].slice(-MAX_VISIBLE_TOASTS))
}

export function closeToast(id: number): void {
  set(toasts.filter((toast) => toast.id !== id))
}

/** For `useSyncExternalStore`. */
export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: () => toasts,
  none: () => none,
}
