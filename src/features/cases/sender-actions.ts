import { REOPEN_DAYS } from '../../domain/cases/case-status.ts'
import type { Message } from '../../domain/submissions/message.ts'
import { defaultLanguage, wordsOf } from '../../domain/text/language.ts'
import { MAX_TEXT_CHARACTERS } from '../../domain/text/text-limits.ts'
import { defineActionsFor, shape } from '../../forms/engine/action.ts'
import { translationsOf } from '../../forms/engine/translations.ts'
import { longText } from '../../forms/kinds/long-text.ts'
import { photos } from '../../forms/kinds/photos.ts'
import { type CasePageWords, casePageWords } from './sender-page.words.ts'

const declared = (texts: CasePageWords) => ({
  write: {
    fields: {
      message: longText({
        label: texts.writeLabel,
        required: texts.writeMissing,
        most: { length: MAX_TEXT_CHARACTERS, message: texts.writeTooLong },
        rows: 4,
      }),
    },
    submit: texts.write,
  },
  addPhotos: {
    /** The photos themselves are stored while they are received. */
    fields: { imageUrls: photos({ label: texts.photosTitle, required: null, help: texts.photosHelp }) },
    submit: texts.sendPhotos,
    shows: shape<{ refused: readonly Message[] }>(),
  },
  confirm: { fields: {}, explain: texts.confirmText, submit: texts.confirm },
  withdraw: { fields: {}, explain: texts.withdrawText(REOPEN_DAYS), submit: texts.withdrawConfirm },
  reopen: { fields: {}, explain: texts.reopenText(REOPEN_DAYS), submit: texts.reopen },
  fixed: { fields: {}, submit: texts.fixed.yes },
  notFixed: {
    fields: {
      missing: longText({
        label: texts.fixed.missingLabel,
        required: texts.fixed.missingRequired,
        most: { length: MAX_TEXT_CHARACTERS, message: texts.writeTooLong },
        rows: 3,
      }),
    },
    submit: texts.fixed.sendNo,
  },
  renewLink: { fields: {}, explain: texts.renewText, submit: texts.renew },
  removeLink: { fields: {}, explain: texts.removeText, submit: texts.remove },
})

/** The id of the last event on the sender's page: where the page opens after something was sent. */
export const LATEST_EVENT_ID = 'siste'

/** What the sender of a case can do on its page. */
export const senderActions = defineActionsFor(
  'sender',
  'sender',
  declared(wordsOf(casePageWords, defaultLanguage)),
  translationsOf(casePageWords, declared),
)
