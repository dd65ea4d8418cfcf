import { type ActionResult, shownBy } from '../../../../forms/engine/action-result.ts'
import { ActionForm } from '../../../workspace/ui/actions/action-form.tsx'
import { OTHER, type MergeQuestionData as Question, THIS } from '../../case-results.ts'
import { caseActions } from '../../casework.ts'
import { SendersQuestion } from './senders-question.tsx'

const { link, mergeIntoSuggested, mergeSenders, mergeSuggested } = caseActions

/** What is to be asked before cases of different senders are merged; null where nothing is. */
export function mergeQuestionIn(result: ActionResult | undefined): Question | null {
  if (result?.status !== 'refused') return null
  return shownBy(result, mergeIntoSuggested) ?? shownBy(result, mergeSuggested) ?? null
}

interface MergeQuestionProps {
  /** The case that the page shows. */
  reference: string
  result: ActionResult | undefined
}

/** Asks before this case is merged with that of another sender. */
export function MergeQuestion({ reference, result }: MergeQuestionProps) {
  const question = mergeQuestionIn(result)
  const other = result?.status === 'refused' && result.given.other?.[0]
  if (!question || !other) return null
  return (
    <SendersQuestion question={question} message={result.message}>
      <ActionForm
        action={mergeSenders}
        result={result}
        values={{ other, into: question.main === reference ? THIS : OTHER }}
      />
      <ActionForm action={link} result={result} values={{ other }} look="quiet" />
    </SendersQuestion>
  )
}
