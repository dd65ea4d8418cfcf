import type { Pool } from 'pg'
import { type AnswerFact, answerFacts } from '../../../domain/documents/answer-facts.ts'
import { contentOf } from '../../../domain/documents/documents.ts'
import { pageFacts } from '../../../domain/documents/page-facts.ts'
import { keysOf } from '../../../domain/records.ts'
import type { Log } from '../../../platform/base/log.ts'
import { readPublished } from '../../info-pages/server/edited-content.ts'

/** A fact that is filled in, as it is now. */
export interface ShownFact {
  name: string
  label: string
  value: string
}

export const showFacts = <K extends AnswerFact>(facts: Readonly<Record<K, string>>): ShownFact[] =>
  keysOf(facts).map((name) => ({ name, label: answerFacts[name], value: facts[name] }))

/** What the copy of pages can name. */
export async function readPageFacts({
  database: { pool },
  log,
}: {
  database: { pool: Pool }
  log: Pick<Log, 'error'>
}): Promise<ShownFact[]> {
  const edited = await readPublished(pool, log)
  return showFacts(pageFacts(contentOf(edited, 'kontakt'), contentOf(edited, 'svartider')))
}
