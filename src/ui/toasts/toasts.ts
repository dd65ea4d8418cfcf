import type { ComponentType } from 'react'
import type { Message } from '../../domain/submissions/message.ts'

export interface NewToast extends Message {
  tone: 'good' | 'bad'
  /** A toast with a link stays until it is closed. */
  link?: { label: string; href: string }
  /** Leads to where the page has another link to: a toast does not stay for it. */
  shortcut?: { label: string; about: string; href: string }
}

export interface Toast extends NewToast {
  id: number
}

/** A toast with what shows it: few visitors see one, so the page itself does not have the code. */
interface ShownToast extends Toast {
  Card: ComponentType<Toast>
}

/** The most toasts that are shown at a time (specification 1 §9). */
const MAX_VISIBLE_TOASTS = 3

let toasts: readonly ShownToast[] = []
let made = 0
const listeners = new Set<() => void>()

function set(next: readonly ShownToast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

export function addToast(toast: Omit<ShownToast, 'id'>): void {
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
}
