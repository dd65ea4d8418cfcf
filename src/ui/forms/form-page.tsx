import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Form } from '../../forms/engine/form.ts'
import { submissionWords } from '../../forms/engine/submission.words.ts'
import { Hyphenated } from '../kit/hyphenated.tsx'
import { Seo } from '../page/seo.tsx'
import { useWords } from '../page/use-words.ts'
import * as styles from './form-page.module.css'
import type { FormState } from './form-state.ts'
import { FormView } from './form-view.tsx'
import { NextCard } from './next-card.tsx'
import type { SentForm } from './send.ts'
import { SentPanel } from './sent-panel.tsx'
import { useTranslated } from './use-translated.ts'

interface FormPageProps {
  form: Form
  state: FormState
  description: string
  /** Information or a question before the form. */
  before?: ReactNode
  /** Content beside the form on wide screens. */
  side?: ReactNode
}

/** The page that is shown after a form (`afterSuccess`). What is chained to an import directly does not hear of style sheets that fail. */
async function loadFrontPage(): Promise<void> {
  await import('../../features/info-pages/pages/forside.tsx')
}

/** A page with one form. */
export function FormPage({ form: declared, state, description, before, side }: FormPageProps) {
  const texts = useWords(submissionWords)
  const form = useTranslated(declared)
  const [sent, setSent] = useState<SentForm | null>(null)
  const navigate = useNavigate()
  const onSent = (stored: SentForm) => {
    const next = form.afterSuccess
    if (!next) return setSent(stored)
    // Where the code of the next page cannot be loaded, this one says that the form is stored.
    loadFrontPage().then(
      () => navigate(next),
      () => setSent(stored),
    )
  }
  const hasErrors = Object.keys(state.errors).length > 0 || state.refused.length > 0
  return (
    <div className={`page section ${styles.root}`} data-side="">
      <Seo title={hasErrors ? texts.titlePrefix + form.heading : form.heading} description={description} />
      <header className={`stack ${styles.head}`}>
        <h1 className="long-word">
          <Hyphenated>{form.heading}</Hyphenated>
        </h1>
        {form.lead && (
          <p className="lead">
            <Hyphenated>{form.lead}</Hyphenated>
          </p>
        )}
      </header>
      <div className={styles.column}>
        {sent ? (
          <SentPanel {...sent} another={form.page} />
        ) : (
          <>
            {before}
            <FormView form={form} state={state} onSent={onSent} />
          </>
        )}
      </div>
      <aside className={styles.side}>
        {side}
        <NextCard form={form} />
      </aside>
    </div>
  )
}
