import { type Form, promiseOf, urgentPromiseOf } from '../../forms/form.ts'
import { submissionWords } from '../../forms/submission.words.ts'
import { Panel } from '../components/ui/panel.tsx'
import { WholeRanges } from '../components/whole-ranges.tsx'
import { useWords } from '../use-words.ts'

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
            <WholeRanges>{line}</WholeRanges>
          </li>
        ))}
      </ol>
      {usual && (
        <p>
          <WholeRanges>{texts.answers(usual)}</WholeRanges>
        </p>
      )}
      {urgent && urgent !== usual && (
        <p>
          <WholeRanges>{texts.answersUrgent(urgent)}</WholeRanges>
        </p>
      )}
    </Panel>
  )
}
