import type { ComponentProps } from 'react'
import { telHref } from '../../domain/contact/phone-links.ts'
import { type ShownAdvice, showAdvice } from '../../forms/engine/advice.ts'
import { adviceWords } from '../../forms/engine/advice.words.ts'
import type { Advice } from '../../forms/engine/field.ts'
import { PhoneText } from '../kit/phone-text.tsx'
import { useContact } from '../page/use-contact.ts'
import { useWords } from '../page/use-words.ts'
import * as styles from './advice-note.module.css'
import { useOfficeOpen } from './office-open.tsx'

interface AdviceNoteProps extends ComponentProps<'div'> {
  advice: Advice
}

/** What to do first after a choice, and the number that answers now. */
export function AdviceNote({ advice, ...box }: AdviceNoteProps) {
  const shown = showAdvice(advice, useOfficeOpen(), useContact(), useWords(adviceWords))
  return <AdviceBox {...box} advice={shown} />
}

/** Advice with its number, large enough to be pressed in a hurry. */
export function AdviceBox({ advice, ...box }: ComponentProps<'div'> & { advice: ShownAdvice }) {
  const { text, label, number } = advice
  const [before, after] = label.split(number)
  return (
    <div {...box} className={styles.root}>
      <p>
        <PhoneText>{text}</PhoneText>
      </p>
      <p className={styles.number}>
        <a href={telHref(number)}>
          {before}
          <span className={styles.whole}>{number}</span>
          {after}
        </a>
      </p>
    </div>
  )
}
