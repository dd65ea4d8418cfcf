import type { Words } from '../../../landlord-types/language.ts'
import { fillCopy } from '../../domain/documents/fill-copy.ts'
import { pageFacts } from '../../domain/documents/page-facts.ts'
import { useContact } from './use-contact.ts'
import { useReplyTimes } from './use-reply-times.ts'
import { useWords } from './use-words.ts'

/** The landlord's copy of a page, with the facts that stand in braces in it. */
export const useCopy = <W>(words: Words<W>): W => useFilledCopy(useWords(words))

/** Copy with the facts that stand in braces in it. */
export function useFilledCopy<W>(copy: W): W {
  return fillCopy(copy, pageFacts(useContact(), useReplyTimes()))
}
