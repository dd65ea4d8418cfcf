import { promises } from '#landlord/promises.ts'
import type { ReplyTimes } from '../../../landlord-types/promise.ts'
import { keysOf, recordOf } from '../records.ts'
import { wordsOf } from '../text/language.ts'
import { perLanguage } from '../text/per-language.ts'

/** The landlord's promises in a language, until staff change them. */
export const defaultReplyTimes = perLanguage(
  (language): ReplyTimes =>
    recordOf(keysOf(promises), (name) => ({
      ...promises[name],
      words: wordsOf(promises[name].words, language),
    })),
)
