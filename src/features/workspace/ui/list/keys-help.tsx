import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../../ui/kit/button.tsx'
import * as toastStyles from '../../../../ui/toasts/toast-region.module.css'
import { workspaceTexts } from '../../workspace.words.ts'
import * as checkStyles from '../check.module.css'
import { areOff, setKeysOff } from '../use-keys.ts'
import * as styles from './keys-help.module.css'

interface KeysHelpProps {
  /** The keys of the page, and what each does. */
  keys: { title: string; list: readonly (readonly [key: string, does: string])[] }
  isOpen: boolean
  onClose: () => void
}

/** The list of keys, in a dialog. */
export function KeysHelp({ keys, isOpen, onClose }: KeysHelpProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [off, setOff] = useState(false)
  useEffect(() => {
    if (!isOpen) return dialog.current?.close()
    setOff(areOff())
    dialog.current?.showModal()
  }, [isOpen])
  return (
    <dialog ref={dialog} className={styles.root} onClose={onClose} aria-labelledby="keys-title">
      <h2 id="keys-title">{keys.title}</h2>
      <dl>
        {keys.list.map(([key, text]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <label className={checkStyles.root}>
        <input
          type="checkbox"
          checked={off}
          onChange={(event) => {
            setKeysOff(event.target.checked)
            setOff(event.target.checked)
          }}
        />
        {workspaceTexts.keysOff}
      </label>
      <form method="dialog" noValidate>
        <Button kind="quiet" type="submit">
          {workspaceTexts.close}
        </Button>
      </form>
      <div className={toastStyles.root} role="status" data-toasts="" />
    </dialog>
  )
}
