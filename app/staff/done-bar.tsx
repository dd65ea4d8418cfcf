import { useEffect, useState } from 'react'
import { Form } from 'react-router'
import { workspaceTexts as texts } from '../../content/staff/workspace.ts'
import type { CaseDone } from '../../server/http/staff/case-work.ts'
import { StaffNotice } from './staff-head.tsx'

/** How long «Angre» is offered; an answer's mail leaves a little later. */
const SHOWN_MS = 9000

/** What came of the last thing that was done, and the way to take it back. */
export function DoneBar({ acted, onGone }: { acted: CaseDone | undefined; onGone?: () => void }) {
  const [gone, setGone] = useState<CaseDone | undefined>()
  useEffect(() => {
    if (!acted?.done || !acted.notice) return
    const timer = setTimeout(() => {
      setGone(acted)
      onGone?.()
    }, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [acted, onGone])
  if (acted && !acted.done) return <StaffNotice error={acted.error} />
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
