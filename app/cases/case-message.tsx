import { createContext, type FormEvent, use, useState } from 'react'
import { MAX_TEXT_CHARACTERS } from '../../domain/text-limits.ts'
import { senderActions } from '../../forms/sender-actions.ts'
import { casePageWords } from '../../forms/sender-page.words.ts'
import type { SenderCase } from '../../server/cases/sender-views.ts'
import { AlertBox } from '../components/ui/alert-box.tsx'
import { FieldHelp } from '../components/ui/field.tsx'
import { ActionField } from '../forms/action-field.tsx'
import { attributesOf } from '../forms/controls/control.ts'
import { DocumentForm } from '../forms/document-form.tsx'
import type { ControlProps, Controls } from '../forms/field-view-props.ts'
import { useWords } from '../use-words.ts'
import * as caseFormStyles from './case-form.module.css'
import { type MessageDraft, useMessageDraft } from './use-message-draft.ts'

const { write } = senderActions

const DraftContext = createContext<MessageDraft | null>(null)

/** The text, with a draft that was restored in it. */
function DraftedText(props: ControlProps) {
  const page = useWords(casePageWords)
  const draft = use(DraftContext)
  return (
    <>
      {draft?.isRestored && <FieldHelp>{page.draftRestored}</FieldHelp>}
      <textarea
        {...attributesOf(props)}
        ref={draft?.field}
        rows={write.fields.message.rows}
        maxLength={MAX_TEXT_CHARACTERS}
        defaultValue={props.values[0]}
        onInput={draft?.onInput}
      />
    </>
  )
}

const messageControls: Controls = { longText: { layout: 'label', Control: DraftedText } }

/** Where the sender writes in their case. A plain form; scripts keep the text until the server has stored it. */
export function CaseMessage({ shown, failed }: { shown: SenderCase; failed: string }) {
  const page = useWords(casePageWords)
  const draft = useMessageDraft(shown)
  const [isOffline, setIsOffline] = useState(false)
  const onSubmit = (event: FormEvent) => {
    // Offline, the browser would replace this page with its own error page, and the text would be lost.
    if (!navigator.onLine) event.preventDefault()
    setIsOffline(!navigator.onLine)
  }
  return (
    <section className="no-print">
      <h2>{page.writeTitle}</h2>
      <DocumentForm action={write} className={caseFormStyles.root} onSubmit={onSubmit}>
        <DraftContext value={draft}>
          <ActionField action={write} name="message" values={[failed]} controls={messageControls} />
        </DraftContext>
        {isOffline && (
          <AlertBox>
            <p>{page.offline}</p>
          </AlertBox>
        )}
      </DocumentForm>
    </section>
  )
}
