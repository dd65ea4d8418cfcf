import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { Form } from 'react-router'
import { NO_CHOICE } from '../../../../domain/submissions/no-choice.ts'
import { type ActionResult, shownBy } from '../../../../forms/engine/action-result.ts'
import { ActionButton } from '../../../workspace/ui/actions/action-button.tsx'
import { refusedValues } from '../../../workspace/ui/actions/refused-values.ts'
import { isBlank, useSendOnce } from '../../../workspace/ui/use-send-once.ts'
import { staffCaseTexts } from '../../case.words.ts'
import { caseActions } from '../../casework.ts'
import type { ReplyTemplateView, StaffCase } from '../../server/case/staff-views.ts'
import { writingTexts } from '../../writing.words.ts'
import { TemplatePicker } from '../template-picker.tsx'
import { AfterReplyFields, useAfterReply } from './after-reply.tsx'
import * as composerStyles from './composer.module.css'
import * as styles from './reply-form.module.css'
import { ReplyReach } from './reply-reach.tsx'
import { useCaseWriting } from './use-case-writing.ts'
import { WritingField } from './writing-field.tsx'

interface ReplyFormProps {
  shown: StaffCase
  result: ActionResult | undefined
  /** How often the staff member has asked to close the case with the reply. */
  closing: number
}

/** The id of the button that opens the templates. */
export const TEMPLATE_BUTTON = 'velg-mal'

const SEND_AND_NEXT = 'send-og-neste'

const { reply, replyAndClose, replyAndNext } = caseActions

/** The form for a reply to the sender, with the status of the case after it. */
export function ReplyForm({ shown, result, closing }: ReplyFormProps) {
  const { missing } = writingTexts
  const writing = useCaseWriting(shown, 'message', result)
  const { textarea, key, round } = writing
  const unread = useUnread(shown, !writing.isEmpty, result)
  const after = useAfterReply({ shown, result, round, closing })
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
  const recipients = (shown.contact.by === 'email' ? 1 : 0) + shown.alsoRepliesTo.length
  const sendLabel = recipients > 1 ? staffCaseTexts.reply.sendToAll(recipients) : undefined
  const insert = (template: ReplyTemplateView) => {
    writing.append(template.text)
    after.prepare(template)
    textarea.current?.focus()
  }
  const closeAndGoOn = () => {
    // The form is sent as it stands in the page.
    flushSync(() => after.choose({ status: after.status ?? 'done' }))
    document.getElementById(SEND_AND_NEXT)?.click()
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
          onShiftSend={closeAndGoOn}
          className={composerStyles.text}
        >
          <p className={styles.unread} role="status">
            {unread.by.length > 0 && staffCaseTexts.reply.unreadNow(unread.by)}
          </p>
        </WritingField>
        <div className={composerStyles.tools}>
          <TemplatePicker id={TEMPLATE_BUTTON} templates={shown.templates} onChoose={insert} />
          <AfterReplyFields shown={shown} after={after} />
          <ReplyReach id="message-hjelp" shown={shown} />
          <div className={composerStyles.buttons}>
            <ActionButton action={reply} isSending={isSending} label={sendLabel} />
            {shown.moves.includes('done') && (
              <ActionButton action={replyAndClose} isSending={isSending} look="quiet" />
            )}
            <span className="scripts-only">
              <ActionButton id={SEND_AND_NEXT} action={replyAndNext} isSending={isSending} look="quiet" />
            </span>
          </div>
        </div>
      </Form>
    </details>
  )
}

/**
 * The entries by others since the reply was begun, and the newest event on the page at that time. After a refusal has
 * named them they count as read.
 */
function useUnread(
  { timeline, lastEvent }: StaffCase,
  isWriting: boolean,
  result: ActionResult | undefined,
): { seen: string; by: string[] } {
  const [begun, setBegun] = useState({ seen: lastEvent, isWriting: false, toldBy: result })
  const isTold = result?.status === 'refused' && result !== begun.toldBy
  if (isWriting !== begun.isWriting || isTold) setBegun({ seen: lastEvent, isWriting, toldBy: result })
  const others = timeline.filter(
    ({ id, isInternal, isOwn }) => Number(id) > Number(begun.seen) && !isInternal && !isOwn,
  )
  return {
    // Until a reply is begun, everything on the page counts as read.
    seen: isWriting ? begun.seen : lastEvent,
    by: [...new Set(others.map(({ title }) => title))],
  }
}
