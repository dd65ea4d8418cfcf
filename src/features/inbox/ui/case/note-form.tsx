import { Form } from 'react-router'
import { type ActionResult, shownBy } from '../../../../forms/engine/action-result.ts'
import { FieldHelp } from '../../../../ui/kit/field.tsx'
import { ActionButton } from '../../../workspace/ui/actions/action-button.tsx'
import { refusedValues } from '../../../workspace/ui/actions/refused-values.ts'
import { isBlank, useSendOnce } from '../../../workspace/ui/use-send-once.ts'
import { staffCaseTexts } from '../../case.words.ts'
import { caseActions } from '../../casework.ts'
import type { StaffCase } from '../../server/case/staff-views.ts'
import { writingTexts } from '../../writing.words.ts'
import * as composerStyles from './composer.module.css'
import { useCaseWriting } from './use-case-writing.ts'
import { WritingField } from './writing-field.tsx'

const action = caseActions.note

/** The form for an internal note. */
export function NoteForm({ shown, result }: { shown: StaffCase; result: ActionResult | undefined }) {
  const { missing } = writingTexts
  const writing = useCaseWriting(shown, 'note', result)
  const { isSending, isMissing, onInput, onSubmit } = useSendOnce((form) => isBlank(form, 'note'))
  const refused = refusedValues([action], result, {})
  const isBack = Boolean(refused?.values.note?.[0] || shownBy(result, caseActions.undo)?.note)
  return (
    <details
      id="notat"
      className={`${composerStyles.part} ${composerStyles.note}`}
      name="skriv"
      open={isBack}
    >
      <summary>{staffCaseTexts.note.title}</summary>
      <Form method="post" noValidate className={composerStyles.form} onInput={onInput} onSubmit={onSubmit}>
        <input type="hidden" name="key" value={writing.key} />
        <WritingField
          id="note"
          name="note"
          field={action.fields.note}
          rows={3}
          writing={writing}
          isSending={isSending}
          isRequired
          error={isMissing ? missing : refused?.errors.note}
          placeholder={staffCaseTexts.note.placeholder}
          describedBy="note-hjelp"
          className={composerStyles.text}
        />
        <div className={composerStyles.tools}>
          <FieldHelp id="note-hjelp">{staffCaseTexts.note.help}</FieldHelp>
          <ActionButton action={action} isSending={isSending} look="note" />
        </div>
      </Form>
    </details>
  )
}
