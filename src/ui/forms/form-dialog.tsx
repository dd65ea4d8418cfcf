import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { submissionWords } from '../../forms/engine/submission.words.ts'
import { Button, ButtonLink } from '../kit/button.tsx'
import { addDialogEntry } from '../page/dialog-entry.ts'
import { SiteLink } from '../page/site-link.tsx'
import { useHydrated } from '../page/use-hydrated.ts'
import { useWords } from '../page/use-words.ts'
import * as toastStyles from '../toasts/toast-region.module.css'
import { ignoreSecondClick } from './double-click.ts'
import * as styles from './form-dialog.module.css'

interface FormDialogProps {
  /**
   * `root` of form-dialog.module.css. The page gives it, so that it has the styles of the dialog, which may be loaded later, from the
   * start.
   */
  className: string | undefined
  heading: string
  lead?: string | undefined
  onClose: () => void
  children: (cancel: ReactNode) => ReactNode
}

/** A form that is being sent keeps the dialog open, since its result is shown here. */
const isSending = (dialog: HTMLDialogElement | null) =>
  dialog?.querySelector('[data-phase="sending"], [data-phase="uploading"]') != null

/** A dialog over the page. In the HTML it is open within the page, so that it works without scripts. */
export function FormDialog({ className, heading, lead, onClose, children }: FormDialogProps) {
  const texts = useWords(submissionWords)
  const dialog = useRef<HTMLDialogElement>(null)
  const isAlive = useHydrated()
  // Back from a dialog that was opened by its address leads to where its link was.
  const isOpenedHere = useRef(isAlive)
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    // The open attribute is removed, since close() would fire an event that the page treats as the user's.
    element.removeAttribute('open')
    element.showModal()
    ignoreSecondClick()
    if (!isOpenedHere.current) return
    return addDialogEntry(() => {
      if (isSending(element)) return false
      element.close()
      return true
    })
  }, [])
  // Every way to close the dialog, including Escape, is handled here.
  const close = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault()
    if (!isSending(dialog.current)) dialog.current?.close()
  }
  // Closing is a link without scripts and a button with them. A button can also be pressed with Space.
  const asButton = isAlive && {
    role: 'button',
    onClick: close,
    onKeyDown: (event: KeyboardEvent) => event.key === ' ' && close(event),
  }
  return (
    <dialog
      className={className}
      ref={dialog}
      open
      onCancel={(event) => isSending(dialog.current) && event.preventDefault()}
      onClose={onClose}
      aria-labelledby="dialog-overskrift"
    >
      <div className={styles.head}>
        <h2 id="dialog-overskrift">{heading}</h2>
        <SiteLink className={styles.close} href="?" {...asButton}>
          <span className="visually-hidden">{texts.close}</span>
          <span aria-hidden="true">×</span>
        </SiteLink>
      </div>
      {lead && <p className="quiet">{lead}</p>}
      {children(
        // A real button, since it can be disabled while the form is being sent.
        isAlive ? (
          <Button kind="quiet" type="button" onClick={close}>
            {texts.cancel}
          </Button>
        ) : (
          <ButtonLink kind="quiet" href="?">
            {texts.cancel}
          </ButtonLink>
        ),
      )}
      <div className={toastStyles.root} role="status" data-toasts="" />
    </dialog>
  )
}
