import { MAX_SLOT_HOURS } from '../../domain/cases/slot.ts'
import type { Message } from '../../domain/submissions/message.ts'
import { defaultLanguage, wordsOf } from '../../domain/text/language.ts'
import { MAX_TEXT_CHARACTERS } from '../../domain/text/text-limits.ts'
import { defineActionsFor, shape } from '../../forms/engine/action.ts'
import { translationsOf } from '../../forms/engine/translations.ts'
import { date } from '../../forms/kinds/date.ts'
import { longText } from '../../forms/kinds/long-text.ts'
import { number } from '../../forms/kinds/number.ts'
import { photos } from '../../forms/kinds/photos.ts'
import { select } from '../../forms/kinds/select.ts'
import { type WorkOrderWords, workOrderWords } from './work-order.words.ts'

/** The times of day that a visit can begin at, every half hour of the day that people are awake. */
const clockTimes = Array.from({ length: 31 }, (_, index) => {
  const minutes = 6 * 60 + index * 30
  const two = (number: number) => String(number).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}.${two(minutes % 60)}`
})

const ofText = (texts: WorkOrderWords) => ({
  most: { length: MAX_TEXT_CHARACTERS, message: texts.tooLong },
  rows: 4,
})

const declared = (texts: WorkOrderWords) => ({
  sendCode: { fields: {}, submit: texts.locked.send },
  unlock: {
    fields: {
      code: number({
        label: texts.locked.code,
        required: texts.locked.codeMissing,
        autocomplete: 'one-time-code',
        sensitive: true,
      }),
    },
    submit: texts.locked.open,
  },
  setTime: {
    fields: {
      day: date({ label: texts.day, required: texts.dayMissing }),
      from: select({
        label: texts.from,
        options: clockTimes.map((value) => ({ value, label: value })),
        default: '08.00',
      }),
      hours: select({
        label: texts.hours,
        options: Array.from({ length: MAX_SLOT_HOURS }, (_, index) => ({
          value: String(index + 1),
          label: texts.hourCount(index + 1),
        })),
        default: '2',
      }),
    },
    submit: texts.saveTime,
  },
  write: {
    fields: {
      message: longText({ label: texts.writeLabel, required: texts.writeMissing, ...ofText(texts) }),
    },
    submit: texts.send,
  },
  addPhotos: {
    fields: { imageUrls: photos({ label: texts.photos, required: null, help: texts.photosHelp }) },
    submit: texts.sendPhotos,
    shows: shape<{ refused: readonly Message[] }>(),
  },
  finish: {
    fields: { done: longText({ label: texts.doneLabel, required: null, ...ofText(texts) }) },
    submit: texts.sendDone,
  },
  decline: {
    fields: { why: longText({ label: texts.declineLabel, required: null, ...ofText(texts) }) },
    explain: texts.declineExplain,
    submit: texts.sendDecline,
  },
})

/** What a contractor can do with the case that they were given. */
export const workOrderActions = defineActionsFor(
  'contractor',
  'workOrder',
  declared(wordsOf(workOrderWords, defaultLanguage)),
  translationsOf(workOrderWords, declared),
)
