import type { RefObject } from 'react'
import type { ActionResult } from '../../../../forms/engine/action-result.ts'
import { Panel } from '../../../../ui/kit/panel.tsx'
import { SiteLink } from '../../../../ui/page/site-link.tsx'
import { DoneBar } from '../../../workspace/ui/list/done-bar.tsx'
import { StaffText } from '../../../workspace/ui/staff-text.tsx'
import { staffCaseTexts } from '../../case.words.ts'
import { caseActions } from '../../casework.ts'
import type { StaffCase } from '../../server/case/staff-views.ts'
import * as styles from './composer.module.css'
import { mergeQuestionIn } from './merge-question.tsx'
import { NoteForm } from './note-form.tsx'
import { ReplyForm } from './reply-form.tsx'
import { snoozeQuestionIn } from './snooze-question.tsx'
import { useUnsentReply } from './use-case-writing.ts'

interface ComposerProps {
  shown: StaffCase
  result: ActionResult | undefined
  /** How often the staff member has asked to close the case with the reply. */
  closing: number
  composer: RefObject<HTMLDivElement | null>
}

/**
 * Where staff write a reply or a note, at the bottom of the window while they read. The two differ in colour, heading,
 * button, and the sentence that says who reads it.
 */
export function Composer({ shown, result, closing, composer }: ComposerProps) {
  return (
    <div ref={composer} className={`${styles.root} no-print`}>
      <DoneBar
        result={snoozeQuestionIn(result) || mergeQuestionIn(result) ? undefined : result}
        undo={caseActions.undo}
      />
      {shown.mergedInto ? (
        <UnsentReply shown={shown} into={shown.mergedInto} />
      ) : (
        <div className={styles.parts}>
          <ReplyForm shown={shown} result={result} closing={closing} />
          <NoteForm shown={shown} result={result} />
        </div>
      )}
    </div>
  )
}

/** The unsent reply of a case that a colleague has merged: it is sent in the case that it was merged into. */
function UnsentReply({ shown, into }: { shown: StaffCase; into: string }) {
  const text = useUnsentReply(shown)
  if (!text) return null
  return (
    <Panel role="status">
      <p>
        {staffCaseTexts.leftUnsent} <SiteLink href={`/saker/${into}#svar`}>{into}</SiteLink>
      </p>
      <StaffText>{text}</StaffText>
    </Panel>
  )
}
