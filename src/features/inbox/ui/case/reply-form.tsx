import { useEffect } from 'react'
import { Form } from 'react-router'
import { NO_CHOICE } from '../../../../domain/submissions/no-choice.ts'
import { type ActionResult, shownBy } from '../../../../forms/engine/action-result.ts'
import { ActionButton } from '../../../workspace/ui/actions/action-button.tsx'
import { refusedValues } from '../../../workspace/ui/actions/refused-values.ts'
import { isBlank, useSendOnce } from '../../../workspace/ui/use-send-once.ts'
import { staffCaseTexts } from '../../case.words.ts'
import { caseActions } from '../../casework.ts'
import type { StaffCase } from '../../server/case/staff-views.ts'
import { writingTexts } from '../../writing.words.ts'
import { TemplatePicker } from '../template-picker.tsx'
import * as composerStyles from './composer.module.css'
import { NextStatus, useNextStatus } from './next-status.tsx'
import * as styles from './reply-form.module.css'
import { ReplyReach } from './reply-reach.tsx'
import { useCaseWriting } from './use-case-writing.ts'
import { useUnread } from './use-unread.ts'
import { WritingField } from './writing-field.tsx'

interface ReplyFormProps {
  shown: StaffCase
  result: ActionResult | undefined
  /** How often the staff member has asked to close the case with the reply. */
  closing: number
}

/** The id of the button that opens the templates. */
export const TEMPLATE_BUTTON = 'velg-mal'

const { reply, replyAndClose, replyAndNext } = caseActions

/** The form for a reply to the sender, with the status of the case after it. */
export function ReplyForm({ shown, result, closing }: ReplyFormProps) {
  const { missing } = writingTexts
  const writing = useCaseWriting(shown, 'message', result)
  const { textarea, key, round } = writing
  const unread = useUnread(shown, !writing.isEmpty, result)
  const next = useNextStatus({ shown, result, round, closing })
  const { isSending, isMissing, onInput, onSubmit } = useSendOnce(
    (form) => isBlank(form, 'message') && new FormData(form).get('status') === NO_CHOICE,
  )
  const refused = refusedValues([reply, replyAndClose, replyAndNext], result, {})
  const undone = shownBy(result, caseActions.undo)
  useEffect(() => {
    if (undone?.message === undefined || !textarea.current) return
    const details = textarea.current.closest('details')
    if (details) details.open = true
    textarea.current.focus()
  }, [undone, textarea])
  // Those who are reached by telephone or letter are named beside it, and get nothing by this press.
  const recipients = (shown.contact.by === 'email' ? 1 : 0) + shown.reachesOthers.length
  const sendLabel = recipients > 1 ? staffCaseTexts.reply.sendToAll(recipients) : undefined
  const insert = (text: string) => {
    writing.append(text)
    textarea.current?.focus()
  }
  return (
    <details id="svar" className={composerStyles.part} name="skriv" open>
      <summary>{staffCaseTexts.reply.title}</summary>
      <Form method="post" noValidate className={composerStyles.form} onInput={onInput} onSubmit={onSubmit}>
        <input type="hidden" name="key" value={key} />
        <input type="hidden" name="seen" value={unread.seen} />
        <WritingField
          id="message"
          name="message"
          field={reply.fields.message}
          rows={3}
          writing={writing}
          isSending={isSending}
          error={isMissing ? missing : refused?.errors.message}
          placeholder={staffCaseTexts.reply.placeholder}
          describedBy="message-hjelp"
          className={composerStyles.text}
        >
          <p className={styles.unread} role="status">
            {unread.by.length > 0 && staffCaseTexts.reply.unreadNow(unread.by)}
          </p>
        </WritingField>
        <div className={composerStyles.tools}>
          <TemplatePicker id={TEMPLATE_BUTTON} templates={shown.templates} onChoose={insert} />
          <NextStatus shown={shown} next={next} className={styles.choice} />
          <ReplyReach id="message-hjelp" shown={shown} />
          <div className={composerStyles.buttons}>
            <ActionButton action={reply} isSending={isSending} label={sendLabel} />
            {shown.moves.includes('done') && (
              <ActionButton action={replyAndClose} isSending={isSending} look="quiet" />
            )}
            <span className="scripts-only">
              <ActionButton action={replyAndNext} isSending={isSending} look="quiet" />
            </span>
          </div>
        </div>
      </Form>
    </details>
  )
}
