import { useEffect, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { workspaceTexts as texts } from '../../content/staff/workspace.ts'
import type { CaseDone } from '../../server/http/staff/case-work.ts'

/** How long «Angre» is offered; an answer's mail leaves a little later. */
const SHOWN_MS = 9000

/**
 * What came of the last thing that was done, and the way to take it back; or why it was not done. It stands at the
 * foot of the window: one acts from anywhere on a long page, and goes on from there.
 */
export function DoneBar({ acted }: { acted: CaseDone | undefined }) {
  const [gone, setGone] = useState<CaseDone | undefined>()
  const isSending = useNavigation().state === 'submitting'
  useEffect(() => {
    if (!acted?.done || !acted.notice) return
    const timer = setTimeout(() => setGone(acted), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [acted])
  if (acted && !acted.done) {
    return (
      <div className="done-bar" role="alert" data-shown={isSending ? undefined : ''} data-tone="bad">
        {/* Gone while one tries again: the same words are then said again. */}
        {!isSending && <p>{acted.error}</p>}
      </div>
    )
  }
  const shown = acted && acted !== gone && acted.done && acted.notice ? acted : null
  return (
    <div className="done-bar" role="status" data-shown={shown ? '' : undefined}>
      {shown && <p>{shown.notice}</p>}
      {shown && shown.undo.length > 0 && (
        <Form method="post">
          <input type="hidden" name="events" value={shown.undo.join(',')} />
          <button id="angre" className="button" data-kind="quiet" type="submit" name="handling" value="undo">
            {texts.undo}
          </button>
        </Form>
      )}
    </div>
  )
}
