import { type Form, promiseOf, urgentPromiseOf } from '../../forms/engine/form.ts'
import { submissionWords } from '../../forms/engine/submission.words.ts'
import { NoBreak } from '../kit/no-break.tsx'
import { Panel } from '../kit/panel.tsx'
import { useReplyTimes } from '../page/use-reply-times.ts'
import { useWords } from '../page/use-words.ts'

/** What happens after the form is sent, and how soon. */
export function NextCard({ form }: { form: Form }) {
  const texts = useWords(submissionWords)
  const replyTimes = useReplyTimes()
  const usual = promiseOf(form, {}, replyTimes)?.words
  const urgent = urgentPromiseOf(form, replyTimes)?.words
  return (
    <Panel tone="stone">
      <h2>{texts.nextTitle}</h2>
      <ol>
        {form.next.map((line) => (
          <li key={line}>
            <NoBreak>{line}</NoBreak>
          </li>
        ))}
      </ol>
      {usual && (
        <p>
          <NoBreak>{texts.answers(usual)}</NoBreak>
        </p>
      )}
      {urgent && urgent !== usual && (
        <p>
          <NoBreak>{texts.answersUrgent(urgent)}</NoBreak>
        </p>
      )}
    </Panel>
  )
}
