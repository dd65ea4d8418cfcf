import { useState } from 'react'
import type { Form } from '../../forms/form.ts'
import type { FormState } from './form-state.ts'
import { FormView } from './form-view.tsx'
import type { SentForm } from './send.ts'
import { SentPanel } from './sent-panel.tsx'

/** A form as one section of a page. */
export function FormSection({ form, state }: { form: Form; state: FormState }) {
  const [sent, setSent] = useState<SentForm | null>(null)
  return (
    <section className="page section form-page" id="skjema">
      <header className="stack form-head">
        <h2>{form.heading}</h2>
        {form.lead && <p className="lead">{form.lead}</p>}
      </header>
      <div className="form-column">
        {sent ? (
          <SentPanel {...sent} another={form.page} />
        ) : (
          <FormView form={form} state={state} level={3} onSent={setSent} />
        )}
      </div>
    </section>
  )
}
