import { defaultLanguage, wordsOf } from '../../domain/text/language.ts'
import { defineActionsFor } from '../../forms/engine/action.ts'
import { translationsOf } from '../../forms/engine/translations.ts'
import { type RecipientWords, recipientWords } from './recipient.words.ts'

const declared = (words: RecipientWords) => ({
  refuse: { fields: {}, explain: words.refuseText, submit: words.refuse },
  accept: { fields: {}, submit: words.accept },
})

/** What the recipient of a notice can do by the link in its mails. */
export const recipientActions = defineActionsFor(
  'recipient',
  'noticeMails',
  declared(wordsOf(recipientWords, defaultLanguage)),
  translationsOf(recipientWords, declared),
)
