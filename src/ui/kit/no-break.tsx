import { Children } from 'react'
import { Hyphenated } from './hyphenated.tsx'
import * as styles from './no-break.module.css'

/** What a line could otherwise end within: a range of numbers, as «08.00–16.00», a time, a date, a reference, and «e-post». */
const whole =
  /((?:\bkl\. )?\d[\d.,]*[–-]\d[\d.,]*|\bkl\. \d{1,2}(?:\.\d{2})?|\d{1,2}\. \p{Ll}+(?: \d{4})?|\b\p{Lu}{3}-[\p{Lu}\d]{4}-[\p{Lu}\d]{4}\b|\b[Ee]-post\p{L}*)/u

/** A text whose ranges of numbers, times, dates, references, and «e-post», stay on one line. */
export function NoBreak({ children }: { children: string }) {
  return Children.map(children.split(whole).filter(Boolean), (piece) =>
    whole.test(piece) ? <span className={styles.root}>{piece}</span> : <Hyphenated>{piece}</Hyphenated>,
  )
}
