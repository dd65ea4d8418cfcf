import { Children } from 'react'
import { LongWords } from './long-words.tsx'
import * as styles from './whole-ranges.module.css'

/** What a line could otherwise end within: a range of numbers, as «08.00–16.00», a date, and «e-post». */
const whole = /(\d[\d.,]*[–-]\d[\d.,]*|\d{1,2}\. \p{Ll}+(?: \d{4})?|\b[Ee]-post\p{L}*)/u

/** A text whose ranges of numbers, dates, and «e-post», stay on one line. */
export function WholeRanges({ children }: { children: string }) {
  return Children.map(children.split(whole).filter(Boolean), (piece) =>
    whole.test(piece) ? <span className={styles.root}>{piece}</span> : <LongWords>{piece}</LongWords>,
  )
}
