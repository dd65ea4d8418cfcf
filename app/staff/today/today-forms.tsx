import { useState } from 'react'
import { Form } from 'react-router'
import { todayTexts as texts } from '../../../content/staff/today.ts'
import { photoTypes } from '../../../domain/photo.ts'
import type { CaseDone } from '../../../server/http/staff/case-work.ts'
import { useSendOnce } from '../use-send-once.ts'
import { useWriting } from '../use-writing.ts'

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
            maxLength={10000}
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

/** Says to the sender that it is done, and closes the case. */
export function TodayFinish({ reference, title, pageKey }: TodayFormProps) {
  // The page is read anew after each try: what is tried again is still the same.
  const [key] = useState(`${pageKey}.${reference}.done`)
  const { isSending, onSubmit } = useSendOnce(false)
  return (
    <details name={reference}>
      <summary aria-label={`${texts.done}: ${title}, ${reference}`}>{texts.done}</summary>
      <Form method="post" className="staff-form" onSubmit={onSubmit}>
        <input type="hidden" name="sak" value={reference} />
        <input type="hidden" name="key" value={key} />
        <input type="hidden" name="status" value="done" />
        <div className="field">
          <label htmlFor={`done-${reference}`}>{texts.doneLabel}</label>
          <textarea
            id={`done-${reference}`}
            name="message"
            rows={3}
            maxLength={10000}
            required
            defaultValue={texts.doneText}
            autoComplete="off"
          />
        </div>
        <button className="button" type="submit" name="handling" value="reply" aria-disabled={isSending}>
          {texts.finish}
        </button>
      </Form>
    </details>
  )
}
