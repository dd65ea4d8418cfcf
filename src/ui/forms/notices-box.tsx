import { useEffect, useRef } from 'react'
import { explainsFault, type FormNotice } from '../../domain/documents/building-notice.ts'
import { faultAddressField, TOPIC_FIELD } from '../../forms/engine/fault-report.ts'
import type { Situation } from '../../forms/engine/field.ts'
import { textIn } from '../../forms/engine/field-rules.ts'
import type { Form } from '../../forms/engine/form.ts'
import { hiddenFields } from '../../forms/engine/hidden-fields.ts'
import { URGENT, urgencyOf } from '../../forms/engine/urgency.ts'
import { AlertBox } from '../kit/alert-box.tsx'
import { Hyphenated } from '../kit/hyphenated.tsx'
import { useWords } from '../page/use-words.ts'
import { focusInView } from './focus-in-view.ts'
import { FollowableNotices } from './followable-notices.tsx'
import { noticesBoxWords } from './notices-box.words.ts'
import { useNoticesAt } from './use-notices-at.ts'

/** With more than these, they are folded until the house is known. */
const MAX_UNFOLDED = 1

interface NoticesBoxProps {
  form: Form
  ofAll: readonly FormNotice[]
  situation: Situation
}

/** The notices of the house that a report's address names; of all houses until there is one. */
export function NoticesBox({ form, ofAll, situation: { answers } }: NoticesBoxProps) {
  const words = useWords(noticesBoxWords)
  const { notices: ofHouse, isCurrent } = useNoticesAt(form, textIn(answers, faultAddressField(form) ?? ''))
  const fault = textIn(answers, TOPIC_FIELD)
  const isUrgent = urgencyOf(form, answers) === URGENT
  // Until the fault is chosen, each may explain it.
  const mayFollow = (notice: FormNotice) => !isUrgent && explainsFault(notice, fault || (notice.topic ?? ''))
  const isKnown = ofHouse.length > 0
  const notices = isKnown ? ofHouse : ofAll
  if (notices.length === 0) return null
  const list = <FollowableNotices notices={notices} mayFollow={mayFollow} />
  if (!isKnown && notices.length > MAX_UNFOLDED) {
    const places = new Set(notices.flatMap((notice) => notice.places.split('; ')))
    return (
      <details>
        <summary>
          <Hyphenated>{words.many(notices.length, [...places].join('; '))}</Hyphenated>
        </summary>
        {list}
      </details>
    )
  }
  return (
    <>
      {/* Who has seen them here is not asked once more. */}
      {isKnown && isCurrent && <input type="hidden" name={hiddenFields.asked} value="" />}
      <p>
        <strong>{isKnown ? words.ofHouse : words.ofAll}</strong>
      </p>
      {list}
    </>
  )
}

/** Says before a form is stored that its fault is known, and offers to be told of it instead. */
export function KnownNotices({ notices }: { notices: readonly FormNotice[] }) {
  const words = useWords(noticesBoxWords)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => focusInView(box.current), [])
  return (
    <AlertBox ref={box} tabIndex={-1}>
      <h2>{words.known}</h2>
      <FollowableNotices notices={notices} mayFollow={() => true} />
    </AlertBox>
  )
}
