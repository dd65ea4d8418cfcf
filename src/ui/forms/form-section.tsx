import { useState } from 'react'
import type { Form } from '../../forms/engine/form.ts'
import * as formPageStyles from './form-page.module.css'
import type { FormState } from './form-state.ts'
import { FormView } from './form-view.tsx'
import type { SentForm } from './send.ts'
import { SentPanel } from './sent-panel.tsx'
import { useTranslated } from './use-translated.ts'

/** A form as one section of a page. */
export function FormSection({ form: declared, state }: { form: Form; state: FormState }) {
  const form = useTranslated(declared)
  const [sent, setSent] = useState<SentForm | null>(null)
  return (
    <section className={`page section ${formPageStyles.root}`} id="skjema">
      <header className={`stack ${formPageStyles.head}`}>
        <h2>{form.heading}</h2>
        {form.lead && <p className="lead">{form.lead}</p>}
      </header>
      <div className={formPageStyles.column}>
        {sent ? (
          <SentPanel {...sent} another={form.page} />
        ) : (
          <FormView form={form} state={state} level={3} onSent={setSent} />
        )}
      </div>
    </section>
  )
}
