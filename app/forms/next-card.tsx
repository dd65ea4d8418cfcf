import { type Form, promiseOf } from '../../forms/form.ts'
import { submissionWords } from '../../forms/submission.words.ts'
import { Panel } from '../components/ui/panel.tsx'
import { WholeRanges } from '../components/whole-ranges.tsx'
import { useWords } from '../use-words.ts'

/** What happens after the form is sent, and how soon. */
export function NextCard({ form }: { form: Form }) {
  const texts = useWords(submissionWords)
  const promise = promiseOf(form, {})
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
      {promise && (
        <p>
          <WholeRanges>{texts.answers(promise.words)}</WholeRanges>
        </p>
      )}
    </Panel>
  )
}
