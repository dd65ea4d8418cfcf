import { useEffect, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { staffCaseTexts as texts } from '../../../content/staff/case.ts'
import { inboxTexts } from '../../../content/staff/inbox.ts'
import type { StaffCase } from '../../../server/casework/staff-views.ts'
import { useHydrated } from '../../use-hydrated.ts'

interface ComposerProps {
  shown: StaffCase
  /** Whether the case is to be closed with the reply. */
  isClosing: boolean
  /** What was written when it could not be stored. */
  failed: string
}

/**
 * Where one writes. A reply and a note stand apart in every way that can be seen: each has a colour, a heading,
 * a sentence that says who reads it, and a button of its own.
 */
export function Composer({ shown, isClosing, failed }: ComposerProps) {
  if (shown.mergedInto) return null
  return (
    <div className="composer">
      <Reply shown={shown} isClosing={isClosing} failed={failed} />
      <details id="notat" className="write-note" name="skriv">
        <summary>{texts.note.title}</summary>
        <Form method="post" className="staff-form" data-wide="">
          <div className="field">
            <label htmlFor="note">{texts.note.label}</label>
            <textarea
              id="note"
              name="note"
              rows={3}
              maxLength={10000}
              required
              aria-describedby="note-help"
              autoComplete="off"
            />
            <p className="field-help" id="note-help">
              {texts.note.help}
            </p>
          </div>
          <button className="button" data-tone="note" type="submit" name="handling" value="note">
            {texts.note.save}
          </button>
        </Form>
      </details>
    </div>
  )
}

function Reply({ shown, isClosing, failed }: ComposerProps) {
  const { templates, moves, reaches, status } = shown
  const isAlive = useHydrated()
  const isSending = useNavigation().state === 'submitting'
  const [text, setText] = useState(failed)
  const [next, setNext] = useState('')
  useEffect(() => {
    if (isClosing) setNext('done')
  }, [isClosing])
  const where = reaches
    ? `${texts.reply.help} (${reaches})`
    : shown.sender.email
      ? texts.unreachable
      : texts.noSender
  return (
    <details id="svar" className="write-reply" name="skriv" open>
      <summary>{texts.reply.title}</summary>
      <Form method="post" className="staff-form" data-wide="">
        {isAlive && (
          <div className="field">
            <label htmlFor="template">{texts.reply.template}</label>
            <select
              id="template"
              value=""
              autoComplete="off"
              onChange={(event) => {
                const template = templates.find(({ name }) => name === event.target.value)
                if (template) setText((before) => (before ? `${before}\n\n${template.text}` : template.text))
              }}
            >
              <option value="">–</option>
              {templates.map(({ name }) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </div>
        )}
        <div className="field">
          <label htmlFor="message">{texts.reply.label}</label>
          <textarea
            id="message"
            name="message"
            rows={6}
            maxLength={10000}
            value={text}
            onChange={(event) => setText(event.target.value)}
            aria-describedby="reply-help"
            autoComplete="off"
          />
          <p className="field-help" id="reply-help">
            {where}
          </p>
        </div>
        {text.trim() && (
          <section className="reply-preview" aria-label={texts.reply.preview}>
            <h3>{texts.reply.preview}</h3>
            <p className="staff-text">{text.trim()}</p>
          </section>
        )}
        <div className="field">
          <label htmlFor="status">{texts.reply.statusLabel}</label>
          <select
            id="status"
            name="status"
            value={next}
            onChange={(event) => setNext(event.target.value)}
            autoComplete="off"
          >
            <option value="">{texts.statusAsBefore(inboxTexts.statuses[status])}</option>
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
