import { useEffect, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import type { ActionResult } from '../../../forms/engine/action-result.ts'
import { ActionButton } from '../../workspace/ui/actions/action-button.tsx'
import { useCarriedResult } from '../../workspace/ui/carried-result.ts'
import { caseActions } from '../casework.ts'
import * as styles from './done-bar.module.css'

/** How long «Angre» is offered; the mail of a reply leaves a little later. */
const SHOWN_MS = 9000

/**
 * The result of the last action, with the button that undoes it, or the reason why it was refused. It is at the
 * bottom of the window, so that it is visible from anywhere on a long page.
 */
export function DoneBar({ result: ofPage }: { result: ActionResult | undefined }) {
  const carried = useCarriedResult()
  const result = ofPage ?? carried?.result
  const [gone, setGone] = useState<ActionResult | undefined>()
  const isSending = useNavigation().state === 'submitting'
  useEffect(() => {
    if (result?.status !== 'done' || !result.notice) return
    const timer = setTimeout(() => setGone(result), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [result])
  if (result?.status === 'refused') {
    return (
      <div className={styles.root} role="alert" data-shown={isSending ? undefined : ''} data-tone="bad">
        {/* Removed while the action is retried, so that the same message is announced again. */}
        {!isSending && <p>{result.message}</p>}
      </div>
    )
  }
  const shown = result && result !== gone && result.notice ? result : null
  return (
    <div className={styles.root} role="status" data-shown={shown ? '' : undefined}>
      {shown && (
        <p>
          {!ofPage && carried && <strong>{carried.about}: </strong>}
          {shown.notice}
        </p>
      )}
      {shown && shown.undo.length > 0 && (
        <Form method="post" noValidate action={ofPage ? undefined : carried?.path}>
          <input type="hidden" name="events" value={shown.undo.join(',')} />
          <ActionButton id="angre" action={caseActions.undo} look="quiet" />
        </Form>
      )}
    </div>
  )
}
