import type { Language, Words } from '../../../landlord-types/language.ts'
import { wordsOf } from './language.ts'

/** Things with their texts in one language. @__NO_SIDE_EFFECTS__ */
export function withWords<T extends object, W extends object>(
  things: readonly (T & { words: Words<W> })[],
  language: Language,
): (Omit<T & { words: Words<W> }, 'words'> & W)[] {
  return things.map(({ words, ...facts }) => ({ ...facts, ...wordsOf(words, language) }))
}
