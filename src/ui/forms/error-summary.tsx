import { type MouseEvent, useEffect, useRef } from 'react'
import type { Message } from '../../domain/submissions/message.ts'
import type { Field } from '../../forms/engine/field.ts'
import type { Errors } from '../../forms/engine/read.ts'
import { submissionWords } from '../../forms/engine/submission.words.ts'
import { AlertBox } from '../kit/alert-box.tsx'
import { useWords } from '../page/use-words.ts'
import * as styles from './error-summary.module.css'
import { focusInView } from './focus-in-view.ts'

interface ErrorSummaryProps {
  errors: Errors
  /** Why photos were refused. */
  photos?: readonly Message[]
  fields: readonly [name: string, field: Field][]
  idOf: (name: string) => string
}

/** All errors, each with a link to its field. Takes the focus when it appears. */
export function ErrorSummary({ errors, photos = [], fields, idOf }: ErrorSummaryProps) {
  const texts = useWords(submissionWords)
  const box = useRef<HTMLDivElement>(null)
  const wrong = fields.filter(([name]) => errors[name])
  const photoField = fields.find(([, { kind }]) => kind === 'photos')?.[0] ?? ''
  const isShown = wrong.length > 0 || photos.length > 0
  useEffect(() => {
    if (isShown) focusInView(box.current)
  }, [isShown])
  if (!isShown) return null
  const go = (event: MouseEvent, name: string) => {
    event.preventDefault()
    document.getElementById(idOf(name))?.focus()
  }
  return (
    <AlertBox className={styles.root} ref={box} tabIndex={-1} aria-labelledby="feil-overskrift">
      <h2 id="feil-overskrift">{texts.summaryTitle}</h2>
      <ul>
        {wrong.map(([name, { label }]) => (
          <li key={name}>
            <a href={`#${idOf(name)}`} onClick={(event) => go(event, name)}>
              {inSummary(label, errors[name] ?? '')}
            </a>
          </li>
        ))}
        {photos.map(({ title, text, lang, more }) => (
          <li key={text}>
            <a href={`#${idOf(photoField)}`} onClick={(event) => go(event, photoField)}>
              {title}: <span lang={lang}>{text}</span> {more}
            </a>
          </li>
        ))}
      </ul>
    </AlertBox>
  )
}

/** «Poststed: Dette feltet er påkrevd»: outside its field, a message has to name the field. */
function inSummary(label: string, message: string): string {
  const [named = ''] = label.toLowerCase().split(/[\s?]/)
  const said = message.toLowerCase()
  // At the start of a word: «eller» does not name «Er det fare nå?». «Adresse» names «Adressen du sier opp».
  if (` ${said}`.includes(` ${named}`) || named.startsWith(`${said.split(' ')[0]}`)) return message
  return `${label}${label.endsWith('?') ? '' : ':'} ${message}`
}
