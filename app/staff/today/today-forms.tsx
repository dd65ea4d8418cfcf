import { useState } from 'react'
import { Form } from 'react-router'
import { todayTexts as texts } from '../../../content/staff/today.ts'
import { photoTypes } from '../../../domain/photo.ts'
import { MAX_TEXT_CHARACTERS } from '../../../domain/text-limits.ts'
import type { CaseDone } from '../../../server/http/staff/case-work.ts'
import { useSendOnce } from '../use-send-once.ts'
import { undoneText, useWriting } from '../use-writing.ts'

interface TodayFormProps {
  reference: string
  title: string
  /** Of the page, for what must not be sent twice. */
  pageKey: string
}

/** What somebody out there has seen, with photos, for those who work with the case. */
export function TodayNote({
  reference,
  title,
  pageKey,
  acted,
}: TodayFormProps & { acted: CaseDone | undefined }) {
  const { text, write, key, round } = useWriting({
    name: `note:${reference}`,
    firstKey: `${pageKey}.${reference}.note`,
    failed: '',
    sentKey: acted?.done ? acted.key : undefined,
    undone: undoneText(acted, reference, 'note'),
  })
  const { isSending, onSubmit } = useSendOnce(false)
  return (
    <details name={reference}>
      <summary aria-label={`${texts.note}: ${title}, ${reference}`}>{texts.note}</summary>
      <Form method="post" className="staff-form" encType="multipart/form-data" onSubmit={onSubmit}>
        <input type="hidden" name="sak" value={reference} />
        <input type="hidden" name="key" value={key} />
        <div className="field">
          <label htmlFor={`note-${reference}`}>{texts.noteLabel}</label>
          <textarea
            id={`note-${reference}`}
            name="note"
            rows={3}
            maxLength={MAX_TEXT_CHARACTERS}
            value={text}
            onChange={(event) => write(event.target.value)}
            readOnly={isSending}
            autoComplete="off"
          />
        </div>
        <div className="field">
          <label htmlFor={`photo-${reference}`}>{texts.photo}</label>
          <input
            id={`photo-${reference}`}
            // Photos that were sent are not chosen any more.
            key={round}
            name="imageUrls"
            type="file"
            accept={photoTypes.join(',')}
            capture="environment"
            multiple
            aria-describedby={`photo-help-${reference}`}
          />
          <p className="field-help" id={`photo-help-${reference}`}>
            {texts.photoHelp}
          </p>
        </div>
        <button
          className="button"
          data-kind="quiet"
          type="submit"
          name="handling"
          value="note"
          aria-disabled={isSending}
        >
          {isSending ? texts.sending : texts.save}
        </button>
      </Form>
    </details>
  )
}

/**
 * Tells the sender that it is done, and closes the case. Says beside the button while it is being stored, and that it
 * was not; once it is stored the case leaves the list, and the bar at the foot says so.
 */
export function TodayFinish({
  reference,
  title,
  pageKey,
  acted,
}: TodayFormProps & { acted: CaseDone | undefined }) {
  // The page is read anew after each try: what is tried again is still the same.
  const [key] = useState(`${pageKey}.${reference}.done`)
  const [pressedAfter, setPressedAfter] = useState<{ acted: CaseDone | undefined }>()
  const { isSending, onSubmit } = useSendOnce(false)
  const undone = undoneText(acted, reference, 'message')
  const isMine = pressedAfter !== undefined
  const hasFailed = isMine && !isSending && acted !== pressedAfter.acted && acted?.done === false
  return (
    <details name={reference} open={undone ? true : undefined}>
      <summary aria-label={`${texts.done}: ${title}, ${reference}`}>{texts.done}</summary>
      <Form
        method="post"
        className="staff-form"
        onSubmit={(event) => {
          onSubmit(event)
          if (!event.defaultPrevented) setPressedAfter({ acted })
        }}
      >
        <input type="hidden" name="sak" value={reference} />
        <input type="hidden" name="key" value={key} />
        <input type="hidden" name="status" value="done" />
        <div className="field">
          <label htmlFor={`done-${reference}`}>{texts.doneLabel}</label>
          <textarea
            id={`done-${reference}`}
            name="message"
            rows={3}
            maxLength={MAX_TEXT_CHARACTERS}
            required
            defaultValue={undone?.text ?? texts.doneText}
            readOnly={isSending}
            aria-describedby={`done-state-${reference}`}
            autoComplete="off"
          />
        </div>
        <p
          className="field-error"
          id={`done-state-${reference}`}
          role={hasFailed ? 'alert' : undefined}
          hidden={!hasFailed}
        >
          {hasFailed && texts.notFinished}
        </p>
        <button className="button" type="submit" name="handling" value="reply" aria-disabled={isSending}>
          {isSending && isMine ? texts.sending : hasFailed ? texts.finishAgain : texts.finish}
        </button>
      </Form>
    </details>
  )
}
