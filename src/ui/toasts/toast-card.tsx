import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { submissionWords } from '../../forms/engine/submission.words.ts'
import { NoBreak } from '../kit/no-break.tsx'
import { useWords } from '../page/use-words.ts'
import * as styles from './toast-card.module.css'
import { toastHost } from './toast-host.ts'
import { closeToast, type Toast } from './toasts.ts'

/** How long a toast is shown (specification 1 §9). The clock stops while the toast is hovered or has the focus. */
const SHOWN_MS = 4000

/** A toast. While a modal dialog is open it is shown there: outside of it, it could not be pressed. */
export function ToastCard({ id, title, text, lang, more, tone, link }: Toast) {
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
