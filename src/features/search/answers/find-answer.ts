import type { DangerName } from '../../../forms/shared/dangers.ts'
import { fatalDangers, otherDangers } from './danger-phrases.ts'
import { findPhrased, type PhraseBook, type Phrased, searchedWords } from './phrase-book.ts'

/** What a search asks for: what to do in a danger, or one of the answers. */
export type FoundAnswer<A> = { danger: DangerName } | { answer: A }

/**
 * What a search asks for; null where it asks for none of it. Where life is in danger, that is heard first, whatever else is
 * asked; another danger where no answer has more of the words («vannet renner ikke ned»).
 */
export function findAnswer<A extends Phrased>(query: string, book: PhraseBook<A>): FoundAnswer<A> | null {
  const words = searchedWords(query, [fatalDangers, otherDangers, book])
  const fatal = findPhrased(words, fatalDangers, 'in any sentence')
  if (fatal) return { danger: fatal.asked.name }
  const danger = findPhrased(words, otherDangers, 'in any sentence')
  const answer = findPhrased(words, book, 'as what it is about')
  if (danger && danger.words >= (answer?.words ?? 0)) return { danger: danger.asked.name }
  return answer && { answer: answer.asked }
}
