import { Facts } from '../../../../ui/kit/facts.tsx'
import { useWords } from '../../../../ui/page/use-words.ts'
import type { PropertyTerms } from '../../server/views.ts'
import { shownTerms } from './shown-terms.ts'
import * as styles from './terms.module.css'
import { termsWords } from './terms.words.ts'

/** «Kort fortalt»: what visitors ask first, as far as it is known. */
export function Terms({ terms }: { terms: PropertyTerms }) {
  const words = useWords(termsWords)
  const rows = shownTerms(terms, words)
  if (rows.length === 0) return null
  return (
    <section className="stack">
      <h2>{words.title}</h2>
      <Facts className={styles.root} items={rows} />
    </section>
  )
}
