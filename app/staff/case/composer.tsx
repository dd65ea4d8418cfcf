import { useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import { staffCaseTexts as texts } from '../../../content/staff/case.ts'
import { inboxTexts } from '../../../content/staff/inbox.ts'
import { onceAnswered } from '../../../domain/case-status.ts'
import { NO_CHOICE } from '../../../domain/no-choice.ts'
import { fillTemplate } from '../../../domain/reply-template.ts'
import { MAX_TEXT_CHARACTERS } from '../../../domain/text-limits.ts'
import type { StaffCase } from '../../../server/casework/staff-views.ts'
import type { CaseDone } from '../../../server/http/staff/case-work.ts'
import { useSendOnce } from '../use-send-once.ts'
import { undoneText, useWriting } from '../use-writing.ts'
import { useUnread } from './use-unread.ts'

interface ComposerProps {
  shown: StaffCase
  acted: CaseDone | undefined
  /** How often somebody has asked to close the case with the reply. */
  closing: number
}

/**
 * Where one writes. A reply and a note stand apart in every way that can be seen: each has a colour, a heading,
 * a sentence that says who reads it, and a button of its own.
 */
export function Composer({ shown, acted, closing }: ComposerProps) {
  if (shown.mergedInto) return <LeftUnsent shown={shown} into={shown.mergedInto} />
  return (
    <div className="composer">
      <Reply shown={shown} acted={acted} closing={closing} />
      <Note shown={shown} acted={acted} />
    </div>
  )
}

/** What is being written to a case, and what became of what was sent last. */
function useWritingTo({ reference, key }: StaffCase, part: 'message' | 'note', acted: CaseDone | undefined) {
  return useWriting({
    name: `${part}:${reference}`,
    firstKey: `${key}.${part}`,
    failed: (acted && !acted.done && acted[part]) || '',
    sentKey: acted?.done ? acted.key : undefined,
    undone: undoneText(acted, reference, part),
  })
}

function Note({ shown, acted }: Omit<ComposerProps, 'closing'>) {
  const { text, write, key } = useWritingTo(shown, 'note', acted)
  const { isSending, onSubmit } = useSendOnce(!text.trim())
  return (
    <details
      id="notat"
      className="write-note"
      name="skriv"
      open={Boolean(acted && (acted.done ? acted.undone?.note : acted.note))}
    >
      <summary>{texts.note.title}</summary>
      <Form method="post" className="staff-form" data-wide="" onSubmit={onSubmit}>
        <input type="hidden" name="key" value={key} />
        <div className="field">
          <label htmlFor="note">{texts.note.label}</label>
          <textarea
            id="note"
            name="note"
            rows={3}
            maxLength={MAX_TEXT_CHARACTERS}
            required
            value={text}
            onChange={(event) => write(event.target.value)}
            readOnly={isSending}
            aria-describedby="note-help"
            autoComplete="off"
          />
          <p className="field-help" id="note-help">
            {texts.note.help}
          </p>
        </div>
        <button
          className="button"
          data-tone="note"
          type="submit"
          name="handling"
          value="note"
          aria-disabled={isSending}
        >
          {texts.note.save}
        </button>
      </Form>
    </details>
  )
}

function Reply({ shown, acted, closing }: ComposerProps) {
  const { templates, moves, reaches, reachesOthers, status } = shown
  const onceSent = onceAnswered(status)
  const { text, write, key, round } = useWritingTo(shown, 'message', acted)
  const unread = useUnread(shown, text, acted)
  const given = (acted && !acted.done && acted.status) || ''
  const undone = acted?.done ? acted.undone : undefined
  const [next, setNext] = useState({ status: given || (undone?.status ?? ''), round, undone })
  // What was chosen went out with what was written, and comes back with it.
  if (next.round !== round) setNext({ status: '', round, undone: next.undone })
  if (undone && undone !== next.undone) setNext({ status: undone.status ?? '', round, undone })
  const message = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (undone?.message === undefined || !message.current) return
    const details = message.current.closest('details')
    if (details) details.open = true
    message.current.focus()
  }, [undone])
  // A colleague may have moved the case to where this cannot follow.
  const moveTo = moves.find((to) => to === next.status) ?? ''
  const { isSending, onSubmit } = useSendOnce(!text.trim() && !moveTo)
  useEffect(() => {
    if (closing > 0) setNext((before) => ({ ...before, status: 'done' }))
  }, [closing])
  const where =
    reaches || reachesOthers > 0
      ? `${texts.reply.help} (${texts.reply.reaches(reaches, reachesOthers)})`
      : shown.sender.email
        ? texts.unreachable
        : texts.noSender
  return (
    <details id="svar" className="write-reply" name="skriv" open>
      <summary>{texts.reply.title}</summary>
      <Form method="post" className="staff-form" data-wide="" onSubmit={onSubmit}>
        <input type="hidden" name="key" value={key} />
        <input type="hidden" name="seen" value={unread.seen} />
        <div className="field scripts-only">
          <label htmlFor="template">{texts.reply.template}</label>
          <select
            id="template"
            value={NO_CHOICE}
            autoComplete="off"
            onChange={(event) => {
              const template = templates.find(({ name }) => name === event.target.value)
              if (template) write(text ? `${text}\n\n${template.text}` : template.text)
            }}
          >
            <option value={NO_CHOICE}>–</option>
            {templates.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor="message">{texts.reply.label}</label>
          <textarea
            ref={message}
            id="message"
            name="message"
            rows={6}
            maxLength={MAX_TEXT_CHARACTERS}
            value={text}
            onChange={(event) => write(event.target.value)}
            readOnly={isSending}
            aria-describedby="reply-help"
            autoComplete="off"
          />
          <p className="field-help" id="reply-help">
            {where}
          </p>
          <p className="reply-unread" role="status">
            {unread.by.length > 0 && texts.reply.unreadNow(unread.by)}
          </p>
        </div>
        {text.trim() && (
          <section className="reply-preview" aria-label={texts.reply.preview}>
            <h3>{texts.reply.preview}</h3>
            <p className="staff-text">{fillTemplate(text.trim(), shown.placeholders)}</p>
          </section>
        )}
        <div className="field">
          <label htmlFor="status">{texts.reply.statusLabel}</label>
          <select
            id="status"
            name="status"
            value={moveTo || NO_CHOICE}
            onChange={(event) => {
              // Read now: by the time that React works the change out, it may have put the old choice back.
              const chosen = event.target.value
              setNext((before) => ({ ...before, status: chosen, round }))
            }}
            autoComplete="off"
          >
            <option value={NO_CHOICE}>
              {onceSent === status
                ? texts.statusAsBefore(inboxTexts.statuses[status])
                : texts.statusOnceAnswered(inboxTexts.statuses[onceSent])}
            </option>
            {moves.map((to) => (
              <option key={to} value={to}>
                {inboxTexts.statuses[to]}
              </option>
            ))}
          </select>
        </div>
        <button className="button" type="submit" name="handling" value="reply" aria-disabled={isSending}>
          {texts.reply.send}
        </button>
      </Form>
    </details>
  )
}

/** What somebody was writing when a colleague merged the case into another: it is answered there. */
function LeftUnsent({ shown, into }: { shown: StaffCase; into: string }) {
  const { text } = useWritingTo(shown, 'message', undefined)
  if (!text) return null
  return (
    <section className="staff-card" role="status">
      <p>
        {texts.leftUnsent} <a href={`/saker/${into}#svar`}>{into}</a>
      </p>
      <p className="staff-text">{text}</p>
    </section>
  )
}
