import { ActionField } from '../../../ui/forms/action-field.tsx'
import { DocumentForm } from '../../../ui/forms/document-form.tsx'
import { useWords } from '../../../ui/page/use-words.ts'
import { FIXED_ID, type FixedQuestion } from '../fixed.ts'
import { senderActions } from '../sender-actions.ts'
import { casePageWords } from '../sender-page.words.ts'
import * as styles from './case-fixed.module.css'
import * as caseFormStyles from './case-form.module.css'

const { fixed, notFixed } = senderActions

interface CaseFixedProps {
  question: NonNullable<FixedQuestion>
  /** What was written, and the error, where the last post was refused. */
  refused: { words: string; error: string | undefined } | null
}

/** Asks the sender of a closed case whether it is fixed: yes in one press, no with what remains. */
export function CaseFixed({ question, refused }: CaseFixedProps) {
  const { fixed: texts } = useWords(casePageWords)
  if (question === 'yes') return <p id={FIXED_ID}>{texts.thanks}</p>
  return (
    <section id={FIXED_ID} className={`no-print ${styles.root}`}>
      <h2>{texts.title}</h2>
      <DocumentForm action={fixed} anchor={FIXED_ID} />
      <details open={refused !== null}>
        <summary>{texts.no}</summary>
        <DocumentForm action={notFixed} anchor={FIXED_ID} className={caseFormStyles.root} kind="quiet">
          <ActionField
            action={notFixed}
            name="missing"
            values={[refused?.words ?? '']}
            error={refused?.error}
          />
        </DocumentForm>
      </details>
    </section>
  )
}
