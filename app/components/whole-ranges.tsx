import { LongWords } from './long-words.tsx'
import * as styles from './whole-ranges.module.css'

/** A range of numbers, as «08.00–16.00». */
const range = /(\d[\d.,]*–\d[\d.,]*)/

/** A text whose ranges of numbers stay on one line, which could otherwise end after the dash. */
export function WholeRanges({ children }: { children: string }) {
  return children
    .split(range)
    .filter(Boolean)
    .map((piece) =>
      range.test(piece) ? (
        <span className={styles.root} key={piece}>
          {piece}
        </span>
      ) : (
        <LongWords key={piece}>{piece}</LongWords>
      ),
    )
}
