import type { Language } from '../../../landlord-types/language.ts'
import type { AppointmentEvent } from '../../domain/cases/case-event.ts'
import { formatSlot } from '../../domain/cases/slot.ts'
import { wordsOf } from '../../domain/text/language.ts'
import { appointmentWords } from './appointments.words.ts'

/** What was done about an appointment, as the timelines of the sender and of staff say it. */
export function titleOfAppointmentEvent(event: AppointmentEvent, language: Language): string {
  const texts = wordsOf(appointmentWords, language).events
  switch (event.what) {
    case 'offered':
      return event.isMove ? texts.moveOffered : texts.offered(event.slots.length)
    case 'agreed':
      if (event.workOrderId && event.host) return texts.set(event.host, formatSlot(event.slot, language))
      return (event.before ? texts.moved : texts.agreed)(formatSlot(event.slot, language))
    case 'host-changed': {
      const slot = formatSlot(event.slot, language)
      return event.host === null ? texts.hostLost(slot) : texts.hostChanged(event.host, slot)
    }
    case 'declined':
      return texts.declined
    case 'cancelled':
      return event.slot ? texts.cancelled(formatSlot(event.slot, language)) : texts.withdrawn
  }
}
