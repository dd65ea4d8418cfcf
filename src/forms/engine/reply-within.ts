import type { LandlordPromise, ReplyPromise } from '../../../landlord-types/promise.ts'
import { defaultLanguage, wordsOf } from '../../domain/text/language.ts'

/** What a form promises, in the language that forms are declared in: «innen 2 virkedager», and the same for the clock of its case. */
export const replyWithin = ({ words, time }: LandlordPromise): ReplyPromise => ({
  words: `innen ${wordsOf(words, defaultLanguage)}`,
  time,
})
