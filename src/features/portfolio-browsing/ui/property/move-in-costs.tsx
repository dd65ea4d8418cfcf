import { securityWords } from '../../../../domain/portfolio/deposit.words.ts'
import { Hyphenated } from '../../../../ui/kit/hyphenated.tsx'
import { useWords } from '../../../../ui/page/use-words.ts'
import type { MoveInRow, PropertyDetail } from '../../server/views.ts'
import * as styles from './move-in-costs.module.css'
import { moveInWords } from './move-in-costs.words.ts'

/** What is paid before moving in: by each way to secure the rent, side by side, or the first rent. */
export function MoveInCosts({ moveIn, firstRent }: Pick<PropertyDetail, 'moveIn' | 'firstRent'>) {
  const words = useWords(moveInWords)
  if (moveIn.length === 0 && !firstRent) return null
  return (
    <section className="stack">
      <h2>{words.title}</h2>
      {moveIn.length > 0 && <p className="measure">{words.text}</p>}
      <ul className={`${styles.root} plain`}>
        {moveIn.map((row) => (
          <Choice key={row.choice} row={row} />
        ))}
        {firstRent && <Cost name={words.firstRent} sum={firstRent} explained={words.otherSecurity} />}
      </ul>
    </section>
  )
}

function Choice({ row: { choice, security, upFront } }: { row: MoveInRow }) {
  const { name, explained } = useWords(securityWords)[choice]
  return <Cost name={name} sum={upFront} explained={explained(security)} />
}

function Cost({ name, sum, explained }: { name: string; sum: string; explained: string }) {
  return (
    <li>
      <h3>
        <Hyphenated>{name}</Hyphenated>
      </h3>
      <p className={styles.sum}>{sum}</p>
      <p className={styles.explained}>{explained}</p>
    </li>
  )
}
