import { type Form, promiseOf, urgentPromiseOf } from '../../forms/engine/form.ts'
import { submissionWords } from '../../forms/engine/submission.words.ts'
import { NoBreak } from '../kit/no-break.tsx'
import { Panel } from '../kit/panel.tsx'
import { useWords } from '../page/use-words.ts'

/** What happens after the form is sent, and how soon. */
export function NextCard({ form }: { form: Form }) {
  const texts = useWords(submissionWords)
  const usual = promiseOf(form, {})?.words
  const urgent = urgentPromiseOf(form)?.words
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
