import { type Form, promiseOf } from '../../forms/form.ts'
import { submissionWords } from '../../forms/submission.words.ts'
import { Panel } from '../components/ui/panel.tsx'
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
          <li key={line}>{line}</li>
        ))}
      </ol>
      {promise && <p>{texts.answers(promise.words)}</p>}
    </Panel>
  )
}
