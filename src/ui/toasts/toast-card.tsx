import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { submissionWords } from '../../forms/engine/submission.words.ts'
import { NoBreak } from '../kit/no-break.tsx'
import { useWords } from '../page/use-words.ts'
import * as styles from './toast-card.module.css'
import { closeToast, type Toast } from './toasts.ts'

/**
 * Where toasts are shown while modal dialogs are open, for `useSyncExternalStore`: in the region of the one on top, since
 * everything outside of it can neither be pressed nor read. Null where none is open.
 */
const toastHost = {
  subscribe(listener: () => void): () => void {
    const observer = new MutationObserver(listener)
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] })
    // A popover has no attribute that says that it is open.
    document.addEventListener('toggle', listener, true)
    return () => {
      observer.disconnect()
      document.removeEventListener('toggle', listener, true)
    }
  },
  read: (): Element | null =>
    [...document.querySelectorAll('dialog:is(:modal, :popover-open) [data-toasts]')].at(-1) ?? null,
  none: () => null,
}

/** How long a toast is shown (specification 1 §9). The clock stops while the toast is hovered or has the focus. */
const SHOWN_MS = 4000

/** A toast. While a modal dialog is open it is shown there: outside of it, it could not be pressed. */
export function ToastCard({ id, title, text, lang, more, tone, link, shortcut }: Toast) {
  const texts = useWords(submissionWords)
  const [held, setHeld] = useState(false)
  const host = useSyncExternalStore(toastHost.subscribe, toastHost.read, toastHost.none)
  useEffect(() => {
    if (held || link) return
    const timer = setTimeout(() => closeToast(id), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [held, link, id])
  const hold = { onPointerEnter: () => setHeld(true), onFocus: () => setHeld(true) }
  const release = { onPointerLeave: () => setHeld(false), onBlur: () => setHeld(false) }
  const card = (
    <div className={styles.root} data-tone={tone} {...hold} {...release}>
      <p className={styles.title}>{title}</p>
      <p lang={lang}>
        <NoBreak>{text}</NoBreak>
        {shortcut && (
          <a className={styles.shortcut} href={shortcut.href}>
            {shortcut.label}
            <span className="visually-hidden"> {shortcut.about}</span>
          </a>
        )}
      </p>
      {more && <p>{more}</p>}
      {link && (
        <p>
          <a href={link.href}>{link.label}</a>
        </p>
      )}
      <button type="button" className={styles.close} onClick={() => closeToast(id)}>
        <span className="visually-hidden">{texts.close}</span>
        <span aria-hidden="true">×</span>
      </button>
    </div>
  )
  return host ? createPortal(card, host) : card
}
