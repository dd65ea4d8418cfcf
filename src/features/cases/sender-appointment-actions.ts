import { slotPattern } from '../../domain/cases/slot.ts'
import { defaultLanguage, wordsOf } from '../../domain/text/language.ts'
import { MAX_TEXT_CHARACTERS } from '../../domain/text/text-limits.ts'
import { defineActionsFor } from '../../forms/engine/action.ts'
import { translationsOf } from '../../forms/engine/translations.ts'
import { hidden } from '../../forms/kinds/hidden.ts'
import { longText } from '../../forms/kinds/long-text.ts'
import { type AppointmentWords, appointmentWords } from './appointments.words.ts'

const declared = (texts: AppointmentWords) => ({
  chooseSlot: {
    fields: {
      slot: hidden({
        pattern: slotPattern,
        example: '2099-01-05T07:00:00.000Z/2099-01-05T09:00:00.000Z',
      }),
    },
    submit: texts.choose,
  },
  declineSlots: {
    fields: {
      words: longText({
        label: texts.declineLabel,
        required: texts.declineMissing,
        most: { length: MAX_TEXT_CHARACTERS, message: texts.declineTooLong },
        rows: 3,
      }),
    },
    submit: texts.declineSubmit,
  },
  cancelAppointment: { fields: {}, explain: texts.cancelText, submit: texts.cancelSubmit },
})

/** What the sender can do about a visit. */
export const senderAppointmentActions = defineActionsFor(
  'sender',
  'senderAppointment',
  declared(wordsOf(appointmentWords, defaultLanguage)),
  translationsOf(appointmentWords, declared),
)
