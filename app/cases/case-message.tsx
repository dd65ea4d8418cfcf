import { type FormEvent, useState } from 'react'
import { MAX_TEXT_CHARACTERS } from '../../domain/text-limits.ts'
import { actionFields } from '../../forms/action-result.ts'
import { casePage as page } from '../../forms/sender-page.words.ts'
import type { SenderCase } from '../../server/cases/sender-views.ts'
import * as buttonStyles from '../components/ui/button.module.css'
import * as fieldStyles from '../components/ui/field.module.css'
import * as failureNoticeStyles from '../forms/failure-notice.module.css'
import * as fieldViewStyles from '../forms/field-view.module.css'
import * as caseFormStyles from './case-form.module.css'
import { useMessageDraft } from './use-message-draft.ts'

/** Where the sender writes in their case. A plain form; scripts keep the text until the server has stored it. */
export function CaseMessage({ shown, failed }: { shown: SenderCase; failed: string }) {
  const { field, isRestored, onInput } = useMessageDraft(shown)
  const [isOffline, setIsOffline] = useState(false)
  const onSubmit = (event: FormEvent) => {
    // Offline, the browser would replace this page with its own error page, and the text would be lost.
    if (!navigator.onLine) event.preventDefault()
    setIsOffline(!navigator.onLine)
  }
  return (
    <section className="no-print">
      <h2>{page.writeTitle}</h2>
      <form method="post" className={caseFormStyles.root} onSubmit={onSubmit}>
        <input type="hidden" name={actionFields.action} value="message" />
        <div className={`${fieldStyles.root} ${fieldViewStyles.root}`}>
          <label htmlFor="message">{page.writeLabel}</label>
          {isRestored && <p className={fieldViewStyles.help}>{page.draftRestored}</p>}
          <textarea
            ref={field}
            id="message"
            name="message"
            rows={4}
            maxLength={MAX_TEXT_CHARACTERS}
            required
            defaultValue={failed}
            onInput={onInput}
          />
        </div>
        {isOffline && (
          <p className={failureNoticeStyles.root} role="alert">
            {page.offline}
          </p>
        )}
        <button className={buttonStyles.root} type="submit">
          {page.write}
        </button>
      </form>
    </section>
  )
}
