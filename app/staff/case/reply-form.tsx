import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { NO_CHOICE } from '../../../domain/no-choice.ts'
import { fillTemplate } from '../../../domain/reply-template.ts'
import { type ActionResult, shownBy } from '../../../forms/action-result.ts'
import { staffCaseTexts as texts } from '../../../forms/staff/case.words.ts'
import { caseActions } from '../../../forms/staff/casework.ts'
import type { ReplyTemplate, StaffCase } from '../../../server/casework/staff-views.ts'
import { Field } from '../../components/ui/field.tsx'
import { ActionButton } from '../actions/action-button.tsx'
import { refusedValues } from '../actions/refused-values.ts'
import * as staffFormStyles from '../staff-form.module.css'
import { StaffText } from '../staff-text.tsx'
import { useSendOnce } from '../use-send-once.ts'
import { NextStatus, useNextStatus } from './next-status.tsx'
import * as styles from './reply-form.module.css'
import { useCaseWriting } from './use-case-writing.ts'
import { useUnread } from './use-unread.ts'
import { WritingField } from './writing-field.tsx'

interface ReplyFormProps {
  shown: StaffCase
  result: ActionResult | undefined
  /** How often the staff member has asked to close the case with the reply. */
  closing: number
}

const action = caseActions.reply

/** The form for a reply to the sender, with the status of the case after it. */
export function ReplyForm({ shown, result, closing }: ReplyFormProps) {
  const { text, write, key, round } = useCaseWriting(shown, 'message', result)
  const unread = useUnread(shown, text, result)
  const next = useNextStatus({ shown, result, round, closing })
  const { isSending, onSubmit } = useSendOnce(!text.trim() && !next.status)
  const refused = refusedValues([action], result, {})
  const textarea = useRef<HTMLTextAreaElement>(null)
  const undone = shownBy(result, caseActions.undo)
  useEffect(() => {
    if (undone?.message === undefined || !textarea.current) return
    const details = textarea.current.closest('details')
    if (details) details.open = true
    textarea.current.focus()
  }, [undone])
  return (
    <details id="svar" name="skriv" open>
      <summary>{texts.reply.title}</summary>
      <Form method="post" className={staffFormStyles.root} data-wide="" onSubmit={onSubmit}>
        <input type="hidden" name="key" value={key} />
        <input type="hidden" name="seen" value={unread.seen} />
        <TemplateChoice
          templates={shown.templates}
          onChoose={(template) => write(text ? `${text}\n\n${template}` : template)}
        />
        <WritingField
          id="message"
          name="message"
          field={action.fields.message}
          rows={6}
          text={text}
          onWrite={write}
          isSending={isSending}
          error={refused?.errors.message}
          help={reachOf(shown)}
          textarea={textarea}
        >
          <p className={styles.unread} role="status">
            {unread.by.length > 0 && texts.reply.unreadNow(unread.by)}
          </p>
        </WritingField>
        {text.trim() && (
          <section className={styles.preview} aria-label={texts.reply.preview}>
            <h3>{texts.reply.preview}</h3>
            <StaffText kind="reply">{fillTemplate(text.trim(), shown.placeholders)}</StaffText>
          </section>
        )}
        <NextStatus shown={shown} next={next} />
        <ActionButton action={action} isSending={isSending} />
      </Form>
    </details>
  )
}

/** Who gets the reply, and by which channel. */
function reachOf({ reaches, reachesOthers, sender }: StaffCase): string {
  if (reaches || reachesOthers > 0)
    return `${texts.reply.help} (${texts.reply.reaches(reaches, reachesOthers)})`
  return sender.email ? texts.unreachable : texts.noSender
}

interface TemplateChoiceProps {
  templates: readonly ReplyTemplate[]
  onChoose: (text: string) => void
}

/** Inserts a template; needs scripts. */
function TemplateChoice({ templates, onChoose }: TemplateChoiceProps) {
  return (
    <Field id="template" label={texts.reply.template} className="scripts-only">
      {(control) => (
        <select
          {...control}
          value={NO_CHOICE}
          autoComplete="off"
          onChange={(event) => {
            const template = templates.find(({ name }) => name === event.target.value)
            if (template) onChoose(template.text)
          }}
        >
          <option value={NO_CHOICE}>–</option>
          {templates.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      )}
    </Field>
  )
}
