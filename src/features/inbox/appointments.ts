import { MAX_SLOT_HOURS, slotPattern } from '../../domain/cases/slot.ts'
import { defineActions } from '../../forms/engine/action.ts'
import { checkboxes } from '../../forms/kinds/checkboxes.ts'
import { hidden } from '../../forms/kinds/hidden.ts'
import { longText } from '../../forms/kinds/long-text.ts'
import { select } from '../../forms/kinds/select.ts'
import { caseReferenceField } from '../../forms/kinds/staff/case-reference.ts'
import { dateTime } from '../../forms/kinds/staff/date-time.ts'
import { timeSlots } from '../../forms/kinds/staff/time-slots.ts'
import { staffAppointmentTexts } from './appointments.words.ts'
import { staffCaseTexts } from './case.words.ts'
import { key } from './case-fields.ts'

const { unknown } = staffCaseTexts.relate

const onCase = { reference: caseReferenceField({ label: '', required: unknown, isFromPage: true }) }

const ownTime = (number: number) =>
  dateTime({
    label: staffAppointmentTexts.own(number),
    required: null,
    invalid: staffAppointmentTexts.ownInvalid,
  })

/** Who comes. */
const host = select({
  label: staffAppointmentTexts.host,
  required: staffAppointmentTexts.hostMissing,
  options: [],
  offers: 'page',
  autocomplete: 'off',
})

const MAX_NOTE_CHARACTERS = 500

/** The value of a ticked box. */
const YES = 'ja'

/** Who comes stands first: the times in which they are free follow from it. */
const offerFields = {
  ...onCase,
  host,
  slots: timeSlots({
    label: staffAppointmentTexts.slots,
    required: null,
    help: staffAppointmentTexts.slotsHelp,
  }),
  note: longText({
    label: staffAppointmentTexts.note,
    required: null,
    most: { length: MAX_NOTE_CHARACTERS, message: staffAppointmentTexts.noteTooLong },
    rows: 2,
    autocomplete: 'off',
  }),
  own1: ownTime(1),
  own2: ownTime(2),
  hours: select({
    label: staffAppointmentTexts.hours,
    options: Array.from({ length: MAX_SLOT_HOURS }, (_, index) => ({
      value: String(index + 1),
      label: staffAppointmentTexts.hourCount(index + 1),
    })),
    default: '2',
    autocomplete: 'off',
  }),
  closedDays: checkboxes({
    label: staffAppointmentTexts.closedDays,
    required: null,
    isLabelHidden: true,
    options: [{ value: YES, label: staffAppointmentTexts.closedDaysYes }],
  }),
  key,
}

/** What staff do about a visit to the sender of a case. */
export const appointmentActions = defineActions('appointment', {
  offer: {
    permission: 'work-cases',
    fields: offerFields,
    submit: staffAppointmentTexts.offer,
  },
  /** Shows when the chosen host is free, without scripts; nothing is offered yet. */
  showTimes: { permission: 'work-cases', fields: offerFields, submit: staffAppointmentTexts.showTimes },
  /** The sender has said on the telephone which one suits. */
  agree: {
    permission: 'work-cases',
    fields: {
      ...onCase,
      slot: hidden({ pattern: slotPattern, example: '2099-01-05T07:00:00.000Z/2099-01-05T09:00:00.000Z' }),
    },
    submit: staffAppointmentTexts.agree,
  },
  /** Another staff member comes to what is agreed, at the same time. */
  changeHost: {
    permission: 'work-cases',
    fields: {
      ...onCase,
      host,
    },
    explain: staffAppointmentTexts.changeHostExplain,
    submit: staffAppointmentTexts.changeHost,
  },
  cancel: {
    permission: 'work-cases',
    fields: onCase,
    explain: staffAppointmentTexts.cancelExplain,
    submit: staffAppointmentTexts.cancel,
  },
})
