import { useEffect, useRef } from 'react'
import { telHref } from '../../domain/contact/phone-links.ts'
import type { Message } from '../../domain/submissions/message.ts'
import { submissionWords } from '../../forms/engine/submission.words.ts'
import { AlertBox } from '../kit/alert-box.tsx'
import { useContact } from '../page/use-contact.ts'
import { useWords } from '../page/use-words.ts'
import { focusInView } from './focus-in-view.ts'

interface FailureNoticeProps extends Message {
  reference: string | null
}

/** Says that the form was not sent. It stays, unlike a toast, which disappears after four seconds. */
export function FailureNotice({ title, text, more, reference }: FailureNoticeProps) {
  const texts = useWords(submissionWords)
  const box = useRef<HTMLDivElement>(null)
  const { phone } = useContact()
  useEffect(() => focusInView(box.current), [])
  return (
    <AlertBox ref={box} tabIndex={-1}>
      <h2>{title}</h2>
      <p>{text}</p>
      {more && <p>{more}</p>}
      {reference && (
        <p className="quiet">
          {texts.failureReference} <code>{reference}</code>, <a href={telHref(phone)}>{phone}</a>.
        </p>
      )}
    </AlertBox>
  )
}
