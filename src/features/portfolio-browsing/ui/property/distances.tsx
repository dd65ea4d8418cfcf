import type { Distance } from '../../../../domain/portfolio/distance.ts'
import { useWords } from '../../../../ui/page/use-words.ts'
import * as styles from './distances.module.css'
import { detailTexts } from './property.words.ts'

/** How far it is to what matters, as the landlord has written it. */
export function Distances({ distances }: { distances: readonly Distance[] }) {
  const words = useWords(detailTexts)
  if (distances.length === 0) return null
  return (
    <section className="stack">
      <h2>{words.distances}</h2>
      <ul className={`${styles.root} plain`}>
        {distances.map(({ to, length }) => (
          <li key={to}>
            <span>{to}</span>
            {length && <b>{length}</b>}
          </li>
        ))}
      </ul>
    </section>
  )
}
