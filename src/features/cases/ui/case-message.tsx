import { createContext, type FormEvent, use, useState } from 'react'
import { MAX_TEXT_CHARACTERS } from '../../../domain/text/text-limits.ts'
import { ActionField } from '../../../ui/forms/action-field.tsx'
import { attributesOf } from '../../../ui/forms/controls/control.ts'
import { DocumentForm } from '../../../ui/forms/document-form.tsx'
import type { ControlProps, Controls } from '../../../ui/forms/field-view-props.ts'
import { AlertBox } from '../../../ui/kit/alert-box.tsx'
import { FieldHelp } from '../../../ui/kit/field.tsx'
import { useWords } from '../../../ui/page/use-words.ts'
import { senderActions } from '../sender-actions.ts'
import { casePageWords } from '../sender-page.words.ts'
import type { SenderCase } from '../server/sender/sender-views.ts'
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
