import { useEffect, useRef } from 'react'
import { submissionWords } from '../../forms/engine/submission.words.ts'
import { ButtonLink } from '../kit/button.tsx'
import { NoBreak } from '../kit/no-break.tsx'
import { useWords } from '../page/use-words.ts'
import { AdviceBox } from './advice-note.tsx'
import type { SentForm } from './send.ts'
import * as styles from './sent-panel.module.css'

/** Says that the form is stored, with its reference and the link to its case. It stays on the page. */
export function SentPanel({
  title,
  text,
  reference,
  receipt,
  photosMissing,
  advice,
  another,
}: SentForm & {
  /** The page where the same form can be filled in again. */
  another?: string
}) {
  const texts = useWords(submissionWords)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <section className={styles.root} ref={box} tabIndex={-1} aria-labelledby="sendt-overskrift">
      <h2 id="sendt-overskrift">{title}</h2>
      <p>
        <NoBreak>{text}</NoBreak>
      </p>
      {advice && <AdviceBox advice={advice} />}
      {photosMissing > 0 && <p>{texts.photosLost(photosMissing)}</p>}
      <p>
        {texts.reference} <strong className={styles.reference}>{reference}</strong>
      </p>
      <p>
        <ButtonLink reloadDocument href={receipt}>
          {texts.receiptLink}
        </ButtonLink>
      </p>
      {another && (
        <p>
          <a href={another}>{texts.fillInAnother}</a>
        </p>
      )}
    </section>
  )
}
