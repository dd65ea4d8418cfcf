import { useEffect, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import type { Action } from '../../../../forms/engine/action.ts'
import type { ActionResult } from '../../../../forms/engine/action-result.ts'
import { ActionButton } from '../actions/action-button.tsx'
import { useCarriedResult } from '../carried-result.ts'
import * as styles from './done-bar.module.css'

/** How long «Angre» is offered; the mail of a reply leaves a little later. */
const SHOWN_MS = 9000

interface DoneBarProps {
  result: ActionResult | undefined
  /** The action that undoes it: its only field takes the ids of what was done. */
  undo: Action
  /** Whether it stays until the page is left: where nothing is sent meanwhile. */
  isLasting?: boolean
}

/**
 * The result of the last action, with the button that undoes it, or the reason why it was refused. It is at the
 * bottom of the window, so that it is visible from anywhere on a long page.
 */
export function DoneBar({ result: ofPage, undo, isLasting = false }: DoneBarProps) {
  const carried = useCarriedResult()
  const result = ofPage ?? carried?.result
  const [gone, setGone] = useState<ActionResult | undefined>()
  const isSending = useNavigation().state === 'submitting'
  useEffect(() => {
    if (isLasting || result?.status !== 'done' || !result.notice) return
    const timer = setTimeout(() => setGone(result), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [result, isLasting])
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
          <input type="hidden" name={Object.keys(undo.fields)[0]} value={shown.undo.join(',')} />
          <ActionButton id="angre" action={undo} look="quiet" />
        </Form>
      )}
    </div>
  )
}
