import { useEffect, useRef } from 'react'
import type { Answers, Field, Option, Situation } from '../../forms/engine/field.ts'
import { showAnswer } from '../../forms/engine/field-rules.ts'
import type { Form } from '../../forms/engine/form.ts'
import { applies } from '../../forms/engine/read.ts'
import { submissionWords } from '../../forms/engine/submission.words.ts'
import { LinkButton } from '../kit/link-button.tsx'
import { useWords } from '../page/use-words.ts'
import * as styles from './review.module.css'

interface ReviewProps {
  form: Form
  situation: Situation
  choices: Readonly<Record<string, readonly Option[]>>
  /** Goes back to a field, or to the whole form. */
  onEdit: (name: string | null) => void
  isSending: boolean
  level: 2 | 3
}

/** All answers once more, before they are sent. */
export function Review({ form, situation, choices, onEdit, isSending, level }: ReviewProps) {
  const texts = useWords(submissionWords)
  const { answers } = situation
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const Heading = level === 2 ? 'h2' : 'h3'
  const Part = level === 2 ? 'h3' : 'h4'
  return (
    <section className={styles.root}>
      <Heading ref={heading} tabIndex={-1}>
        {texts.reviewTitle}
      </Heading>
      <p className="quiet">{texts.reviewText}</p>
      {form.sections.map(({ title, fields }) => (
        <div key={title ?? ''}>
          {title && <Part>{title}</Part>}
          <dl>
            {Object.entries(fields)
              .filter(([, { showWhen }]) => !showWhen || applies(showWhen, answers))
              .map(([name, field]) => (
                <div key={name}>
                  <dt>{field.label}</dt>
                  <dd>
                    {shown(field, answers[name], choices[name]) ?? texts.notAnswered}
                    {field.aside && <small>{field.aside(situation)}</small>}
                  </dd>
                  <dd>
                    <LinkButton type="button" disabled={isSending} onClick={() => onEdit(name)}>
                      {texts.edit}
                      <span className="visually-hidden"> {field.label.toLowerCase()}</span>
                    </LinkButton>
                  </dd>
                </div>
              ))}
          </dl>
        </div>
      ))}
    </section>
  )
}

function shown(
  field: Field,
  answer: Answers[string] | undefined,
  choices: readonly Option[] = [],
): string | null {
  if (answer === undefined) return null
  return choices.find(({ value }) => value === answer)?.label ?? showAnswer(field, answer)
}
