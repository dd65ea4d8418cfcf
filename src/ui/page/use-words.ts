import type { Words } from '../../../landlord-types/language.ts'
import { wordsOf } from '../../domain/text/language.ts'
import { useSite } from './site-context.ts'

/** The words of the page's language. */
export function useWords<W>(words: Words<W>): W {
  return wordsOf(words, useSite().language)
}
