import type { Answers } from '../../forms/engine/field.ts'
import type { Form } from '../../forms/engine/form.ts'
import type { Errors } from '../../forms/engine/read.ts'
import { submissionWords } from '../../forms/engine/submission.words.ts'
import { useWords } from '../page/use-words.ts'
import * as styles from './form-parts.module.css'

/** A form with fewer parts gets no list of them. */
const MIN_PARTS = 3

interface Part {
  title: string
  /** Whether the part has an answer and no errors. */
  isDone: boolean
}

/** The parts of a long form and the progress in each; empty for a short form. */
export function partsOfForm({ sections }: Pick<Form, 'sections'>, answers: Answers, errors: Errors): Part[] {
  if (sections.length < MIN_PARTS) return []
  return sections.map(({ title = '', fields }) => {
    const names = Object.keys(fields)
    return { title, isDone: names.some((name) => name in answers) && !names.some((name) => name in errors) }
  })
}

/** The parts of a long form, each with a link to it and a mark when it is filled in. */
export function FormParts({ parts, idOf }: { parts: readonly Part[]; idOf: (number: number) => string }) {
  const texts = useWords(submissionWords)
  return (
    <nav className={styles.root} aria-label={texts.partsLabel}>
      <ol className="plain">
        {parts.map(({ title, isDone }, index) => (
          <li key={title} data-done={isDone ? '' : undefined}>
            <a href={`#${idOf(index + 1)}`}>
              <span className={styles.mark} aria-hidden="true">
                {isDone ? '✓' : index + 1}
              </span>
              <span className={styles.title}>{title}</span>
              {isDone && <span className="visually-hidden">, {texts.partDone}</span>}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
