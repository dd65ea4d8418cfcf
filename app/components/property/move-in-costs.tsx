import { securityWords } from '../../../domain/deposit.words.ts'
import type { MoveInRow } from '../../../server/catalogue/views.ts'
import { useWords } from '../../use-words.ts'
import { LongWords } from '../long-words.tsx'
import * as styles from './move-in-costs.module.css'
import { moveInWords } from './move-in-costs.words.ts'

/** What is paid before moving in, by each way to secure the rent, side by side. */
export function MoveInCosts({ rows }: { rows: readonly MoveInRow[] }) {
  const words = useWords(moveInWords)
  const choices = useWords(securityWords)
  if (rows.length === 0) return null
  return (
    <section className="stack">
      <h2>{words.title}</h2>
      <p className="measure">{words.text}</p>
      <ul className={`${styles.root} plain`}>
        {rows.map(({ choice, security, upFront }) => (
          <li key={choice}>
            <h3>
              <LongWords>{choices[choice].name}</LongWords>
            </h3>
            <p className={styles.sum}>{upFront}</p>
            <p className={styles.explained}>{choices[choice].explained(security)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
