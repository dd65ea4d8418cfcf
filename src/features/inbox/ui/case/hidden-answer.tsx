import { useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import { type ActionResult, shownBy } from '../../../../forms/engine/action-result.ts'
import { LinkButton } from '../../../../ui/kit/link-button.tsx'
import { ActionForm } from '../../../workspace/ui/actions/action-form.tsx'
import { refusedValues } from '../../../workspace/ui/actions/refused-values.ts'
import { staffCaseTexts } from '../../case.words.ts'
import { caseActions, REVEAL_SECONDS } from '../../casework.ts'
import type { StaffAnswerLine } from '../../server/case/staff-views.ts'
import * as styles from './hidden-answer.module.css'

interface HiddenAnswerProps {
  answer: StaffAnswerLine
  canReveal: boolean
  result: ActionResult | undefined
}

/**
 * A sensitive answer: erased, masked, or shown for a while to those who have said why. While that lasts it can be hidden
 * and shown again.
 */
export function HiddenAnswer({ answer, canReveal, result }: HiddenAnswerProps) {
  const { name, state } = answer
  const [isFolded, setFolded] = useState(false)
  const [expired, setExpired] = useState<ActionResult | undefined>()
  const shown = shownBy(result, caseActions.reveal)
  const revealed = shown?.field === name && result !== expired ? shown : null
  useEffect(() => {
    if (!revealed) return
    setFolded(false)
    const timer = setTimeout(() => setExpired(result), REVEAL_SECONDS * 1000)
    return () => clearTimeout(timer)
  }, [revealed, result])
  if (state === 'erased') return <em>{staffCaseTexts.erased}</em>
  if (!canReveal) return <em>{staffCaseTexts.masked}</em>
  if (revealed && isFolded)
    return (
      <LinkButton
        type="button"
        aria-label={staffCaseTexts.revealTitle(answer.label)}
        onClick={() => setFolded(false)}
      >
        {answer.value} {staffCaseTexts.reveal}
      </LinkButton>
    )
  if (revealed)
    return <RevealedAnswer answer={answer} value={revealed.value} onHide={() => setFolded(true)} />
  return <RevealForm answer={answer} result={result} />
}

/** A revealed answer. It replaces the button that revealed it; revealing is logged once. */
function RevealedAnswer({
  answer: { name, label },
  value,
  onHide,
}: {
  answer: StaffAnswerLine
  value: string
  onHide: () => void
}) {
  const shown = useRef<HTMLElement>(null)
  useEffect(() => shown.current?.focus(), [])
  return (
    <div className={styles.revealed} id={placeOf(name)}>
      <strong ref={shown} tabIndex={-1} role="status">
        <span className="visually-hidden">{staffCaseTexts.revealed(label)}: </span>
        {value}
      </strong>
      {/* Without scripts the page is loaded again, and the answer is hidden there. */}
      <Form
        method="get"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onHide()
        }}
      >
        <LinkButton type="submit" aria-label={staffCaseTexts.hideTitle(label)}>
          {staffCaseTexts.hide}
        </LinkButton>
      </Form>
    </div>
  )
}

function RevealForm({
  answer: { name, label, value },
  result,
}: Pick<HiddenAnswerProps, 'answer' | 'result'>) {
  const values = { field: name }
  return (
    <details
      className={styles.reveal}
      id={placeOf(name)}
      open={refusedValues([caseActions.reveal], result, values) !== null || undefined}
    >
      <summary aria-label={staffCaseTexts.revealTitle(label)}>
        {value} {staffCaseTexts.reveal}
      </summary>
      <ActionForm
        id={placeOf(name)}
        action={caseActions.reveal}
        result={result}
        values={values}
        label={staffCaseTexts.revealTitle(label)}
        look="quiet"
        anchor={placeOf(name)}
      />
    </details>
  )
}

/** The id of an answer on the page: without scripts the browser scrolls back to it. */
const placeOf = (name: string) => `felt-${name}`
