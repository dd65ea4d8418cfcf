import type { ActionResult } from '../../../../forms/engine/action-result.ts'
import { accessFields } from '../../../../forms/shared/access.ts'
import { Panel } from '../../../../ui/kit/panel.tsx'
import { Tag } from '../../../../ui/kit/tag.tsx'
import { staffCaseTexts } from '../../case.words.ts'
import type { StaffAnswerLine, StaffCase } from '../../server/case/staff-views.ts'
import * as styles from './case-answers.module.css'
import { KeyDate } from './case-key-date.tsx'
import { CasePhotoStrip } from './case-photo-strip.tsx'
import { HiddenAnswer } from './hidden-answer.tsx'

interface CaseAnswersProps {
  shown: Pick<
    StaffCase,
    | 'answers'
    | 'photos'
    | 'photosMissing'
    | 'keyDate'
    | 'canReveal'
    | 'key'
    | 'lastEvent'
    | 'isClosed'
    | 'appointment'
  >
  result?: ActionResult | undefined
}

/** The id of what the sender wrote in their own words. */
export const SENT_TEXT_ID = 'skrevet'

/** What was sent: the sender's own words, the photos, and the other answers. */
export function CaseAnswers({ shown, result }: CaseAnswersProps) {
  const { photos, photosMissing, canReveal } = shown
  // How to get in stands where a visit is agreed.
  const isShownThere = (name: string) => shown.appointment !== null && accessFields.includes(name)
  const answers = shown.answers.filter(({ name }) => !isShownThere(name))
  const list = (lines: readonly StaffAnswerLine[], className: string | undefined, id?: string) =>
    lines.length > 0 && (
      <dl id={id} className={className}>
        {lines.map((answer) => (
          <div key={answer.name}>
            <dt>{answer.label}</dt>
            <dd>
              {answer.state === 'open' ? (
                <OpenAnswer answer={answer} />
              ) : (
                <HiddenAnswer answer={answer} canReveal={canReveal} result={result} />
              )}
            </dd>
          </div>
        ))}
      </dl>
    )
  return (
    <Panel>
      <h2 className="visually-hidden">{staffCaseTexts.answersTitle}</h2>
      {list(
        answers.filter(({ isText }) => isText),
        styles.texts,
        SENT_TEXT_ID,
      )}
      {photos.length > 0 && <CasePhotoStrip photos={photos} title={staffCaseTexts.photosTitle} />}
      {photosMissing > 0 && <p className="quiet">{staffCaseTexts.photosMissing(photosMissing)}</p>}
      <KeyDate shown={shown} result={result} />
      {list(
        answers.filter(({ isText }) => !isText),
        styles.facts,
      )}
    </Panel>
  )
}

/** An answer in clear; one that raises a flag is marked. */
function OpenAnswer({ answer: { value, flag } }: { answer: StaffAnswerLine }) {
  return flag ? <Tag tone={flag === 'danger' ? 'bad' : 'warm'}>{value}</Tag> : value
}
