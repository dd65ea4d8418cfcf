import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/kit/button.tsx'
import * as toastStyles from '../../../ui/toasts/toast-region.module.css'
import * as checkStyles from '../../workspace/ui/check.module.css'
import { areOff, setKeysOff } from '../../workspace/ui/use-keys.ts'
import { workspaceTexts } from '../../workspace/workspace.words.ts'
import { inboxTexts } from '../inbox.words.ts'
import * as styles from './keys-help.module.css'

/** The list of keys, in a dialog. */
export function KeysHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { keys } = inboxTexts
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
