import { Facts } from '../../../../ui/kit/facts.tsx'
import { useWords } from '../../../../ui/page/use-words.ts'
import type { DetailRow } from '../../server/views.ts'
import * as termsStyles from '../property/terms.module.css'
import { comparisonWords } from './comparison.words.ts'

/** What some properties have in common, said once. */
export function CommonFacts({ facts, of }: { facts: readonly DetailRow[]; of: number }) {
  const words = useWords(comparisonWords)
  if (facts.length === 0) return null
  return (
    <section className="stack">
      <h2>{words.common(of)}</h2>
      <Facts className={termsStyles.root} items={facts} />
    </section>
  )
}
