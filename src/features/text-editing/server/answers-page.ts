import type { Pool } from 'pg'
import { answerFacts } from '../../../domain/documents/answer-facts.ts'
import { contentOf } from '../../../domain/documents/documents.ts'
import { keysOf, recordOf } from '../../../domain/records.ts'
import { osloDate } from '../../../domain/time/calendar.ts'
import type { Log } from '../../../platform/base/log.ts'
import { readPublished, readWithDrafts } from '../../info-pages/server/edited-content.ts'
import { factValues } from '../../search/answers/fact-values.ts'
import type { ShownAnswer } from '../../search/answers/shown-answer.ts'
import { showSearchAnswer } from '../../search/server/answers/read-answer.ts'
import { type MissedSearches, readMissedSearches } from '../../search/server/missed-searches.ts'
import { type ShownFact, showFacts } from './shown-facts.ts'

/** What the editor of answers in the search has besides them. */
export interface AnswersPage {
  /** What is filled in, as it is now. */
  facts: ShownFact[]
  /** Answers that are not shown, since something in them is not there any more. */
  gone: string[]
  missed: MissedSearches
  /** The answers of the draft, or else the published ones, as a search shows them. */
  shown: ShownAnswer[]
}

export async function readAnswersPage(
  { database: { pool }, log }: { database: { pool: Pool }; log: Pick<Log, 'error'> },
  now: Date,
): Promise<AnswersPage> {
  const [edited, drafted, missed] = await Promise.all([
    readPublished(pool, log),
    readWithDrafts(pool, log),
    readMissedSearches(pool, now),
  ])
  const factOf = factValues(edited, osloDate(now))
  return {
    facts: showFacts(recordOf(keysOf(answerFacts), (fact) => factOf({ fact }) ?? '')),
    gone: contentOf(edited, 'svar-i-soket')
      .answers.filter((answer) => !showSearchAnswer(answer, edited, now))
      .map(({ title }) => title),
    missed,
    shown: contentOf(drafted, 'svar-i-soket').answers.flatMap(
      (answer) => showSearchAnswer(answer, drafted, now) ?? [],
    ),
  }
}
