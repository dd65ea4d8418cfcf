import { useState } from 'react'
import { NO_CHOICE } from '../../../../domain/submissions/no-choice.ts'
import { type ActionResult, shownBy } from '../../../../forms/engine/action-result.ts'
import { Tag } from '../../../../ui/kit/tag.tsx'
import { ActionButton } from '../../../workspace/ui/actions/action-button.tsx'
import { caseActions } from '../../casework.ts'
import { bulkActions, type BulkPreviewData as Previewed } from '../../inbox.ts'
import { inboxTexts } from '../../inbox.words.ts'
import type { ReplyTemplateView } from '../../server/case/staff-views.ts'
import { writingTexts } from '../../writing.words.ts'
import { WritingField } from '../case/writing-field.tsx'
import { TemplatePicker } from '../template-picker.tsx'
import { sentKey, useWriting } from '../use-writing.ts'
import * as styles from './bulk-bar.module.css'
import * as bulkPreviewStyles from './bulk-bar.module.css'
import { BulkSelect } from './bulk-select.tsx'

interface BulkReplyProps {
  /** How many cases it reaches; 0 where the page does not know, without scripts. */
  count: number
  templates: readonly ReplyTemplateView[]
  result: ActionResult | undefined
  pageKey: string
  isSending: boolean
  /** Whether it was to be sent without a text. */
  isMissing: boolean
}

const { reply, preview } = bulkActions

/** The id of the button that opens the templates. */
export const BULK_TEMPLATE = 'mal-til-valgte'

/** The id of the button that sends the message. */
const SEND = 'send-til-valgte'

/** The message to the senders of the chosen cases, and the status of the cases after it. */
export function BulkReply({ count, templates, result, pageKey, isSending, isMissing }: BulkReplyProps) {
  const { missing } = writingTexts
  const undone = shownBy(result, caseActions.undo)
  const isOurs = result?.action === reply.name || result?.action === preview.name
  const writing = useWriting({
    name: 'message:bulk',
    firstKey: `${pageKey}.bulk`,
    refused: (isOurs && result.given.message?.[0]) || '',
    sentKey: result?.action === reply.name ? sentKey(result) : undefined,
    undone: undone?.message === undefined ? undefined : { text: undone.message, of: undone },
  })
  const { options } = reply.fields.status
  const [status, setStatus] = useState((isOurs && result.given.status?.[0]) || options[0]?.value)
  const [snooze, setSnooze] = useState((isOurs && result.given.snooze?.[0]) || NO_CHOICE)
  const insert = (template: ReplyTemplateView) => {
    writing.append(template.text)
    const { status = NO_CHOICE, snooze = NO_CHOICE } = template
    if (status !== NO_CHOICE) setStatus(status)
    if (status !== NO_CHOICE || snooze !== NO_CHOICE) setSnooze(snooze)
  }
  const previewed = isOurs ? shownBy(result, preview) : null
  return (
    <>
      {previewed && <BulkPreview {...previewed} />}
      <input type="hidden" name="key" value={writing.key} />
      <WritingField
        id="bulk-message"
        name="message"
        field={reply.fields.message}
        rows={2}
        writing={writing}
        isSending={isSending}
        error={isMissing ? missing : undefined}
        placeholder={inboxTexts.bulk.messagePlaceholder}
        sentBy={SEND}
        className={styles.message}
      />
      <p className={styles.withoutMail}>{inboxTexts.bulk.withoutMail}</p>
      <div className={styles.tools}>
        <TemplatePicker id={BULK_TEMPLATE} templates={templates} onChoose={insert} />
        <BulkSelect
          name="status"
          label={inboxTexts.bulk.status}
          options={options}
          value={status}
          onChange={(event) => setStatus(event.target.value)}
        />
        {status !== 'done' && (
          <BulkSelect
            name="snooze"
            label={reply.fields.snooze.label}
            options={reply.fields.snooze.options}
            value={snooze}
            onChange={(event) => setSnooze(event.target.value)}
          />
        )}
        <ActionButton action={preview} look="link" />
        <ActionButton
          id={SEND}
          action={reply}
          isSending={isSending}
          label={labelOf(count, status, writing.isEmpty, inboxTexts)}
        />
      </div>
    </>
  )
}

/** What the button does: «Send til 12 og avslutt». */
function labelOf(
  count: number,
  status: string | undefined,
  isEmpty: boolean,
  texts: typeof inboxTexts,
): string {
  if (count === 0) return texts.bulk.send
  if (status === 'done') return texts.bulk.sendAndClose(count)
  const moved = reply.fields.status.options.find(({ value }) => value === status && value !== NO_CHOICE)
  return isEmpty && moved ? texts.bulk.move(count, moved.label) : texts.bulk.sendTo(count)
}

/** A message as its recipients get it, those who cannot get it first. */
function BulkPreview({ messages, others }: Previewed) {
  const { bulk: texts } = inboxTexts
  return (
    <section className={bulkPreviewStyles.preview} aria-label={texts.previewTitle} role="status">
      <ul className="plain">
        {messages.map(({ reference, sender, text, isReady, toldBy }) => (
          <li key={reference}>
            <strong>{sender}</strong> <small>{reference}</small>
            {toldBy && <Tag tone="warm">{texts.tell[toldBy]}</Tag>}
            {!isReady && <Tag tone="bad">{texts.notReady}</Tag>}
            <p>{text}</p>
          </li>
        ))}
      </ul>
      {others > 0 && <p className="quiet">{texts.previewOthers(others)}</p>}
    </section>
  )
}
