import { isLivedIn } from '../../../../domain/portfolio/property.ts'
import { useWords } from '../../../../ui/page/use-words.ts'
import type { PropertyDetail } from '../../server/views.ts'
import * as styles from './documents.module.css'
import { documentWords } from './documents.words.ts'

/** The documents of a property: those that staff have linked to, and the house rules of what people live in. */
export function Documents({ property }: { property: PropertyDetail }) {
  const words = useWords(documentWords)
  const { documents } = property
  const links: [label: string, address: string | null][] = [
    [words.floorPlan, documents.floorPlan],
    [words.energyCertificate, documents.energyCertificate],
    [words.houseRules, isLivedIn(property) ? '/husordensregler' : null],
  ]
  const shown = links.flatMap(([label, address]) => (address ? [{ label, address }] : []))
  if (shown.length === 0) return null
  return (
    <section className="stack">
      <h2>{words.title}</h2>
      <ul className={`${styles.root} plain`}>
        {shown.map(({ label, address }) => (
          <li key={label}>
            {/* A file is no page of the application. */}
            <a href={address}>{label}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
