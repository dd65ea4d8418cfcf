import type { ActionResult } from '../../../forms/action-result.ts'
import { staffCaseTexts as texts } from '../../../forms/staff/case.words.ts'
import type { StaffCase } from '../../../server/casework/staff-views.ts'
import { NoteForm } from './note-form.tsx'
import { ReplyForm } from './reply-form.tsx'
import { useCaseWriting } from './use-case-writing.ts'

interface ComposerProps {
  shown: StaffCase
  result: ActionResult | undefined
  /** How often the staff member has asked to close the case with the reply. */
  closing: number
}

/**
 * Where staff write in a case. A reply and a note differ in every way that can be seen: each has a colour, a heading,
 * a sentence that says who reads it, and a button of its own.
 */
export function Composer({ shown, result, closing }: ComposerProps) {
  if (shown.mergedInto) return <UnsentReply shown={shown} into={shown.mergedInto} />
  return (
    <div className="composer">
      <ReplyForm shown={shown} result={result} closing={closing} />
      <NoteForm shown={shown} result={result} />
    </div>
  )
}

/** The reply that was being written when a colleague merged the case into another: it is answered there. */
function UnsentReply({ shown, into }: { shown: StaffCase; into: string }) {
  const { text } = useCaseWriting(shown, 'message', undefined)
  if (!text) return null
  return (
    <section className="staff-card" role="status">
      <p>
        {texts.leftUnsent} <a href={`/saker/${into}#svar`}>{into}</a>
      </p>
      <p className="staff-text">{text}</p>
    </section>
  )
}
