import { parseSlot, slotOfHours } from '../../../../domain/cases/slot.ts'
import { Refusal } from '../../../../domain/submissions/refusal.ts'
import { staffLanguage, wordsOf } from '../../../../domain/text/language.ts'
import { appointmentWords } from '../../../cases/appointments.words.ts'
import { type BoundAction, bindActions } from '../../../workspace/server/actions/handlers.ts'
import { appointmentActions } from '../../appointments.ts'
import { staffAppointmentTexts } from '../../appointments.words.ts'
import type { CaseworkDeps } from '../caseworker.ts'
import { agreeForSender, cancelByStaff, changeHostByStaff } from './change-appointment.ts'
import { offerSlots } from './offer-slots.ts'

/** Binds the actions on appointments to what they do. */
export function bindAppointmentActions(deps: CaseworkDeps): BoundAction[] {
  return bindActions(appointmentActions, {
    async offer({ reference, slots = [], own1, own2, hours, closedDays, host, note, key }, request) {
      const suggested = slots.flatMap((value) => parseSlot(value) ?? [])
      const own = [own1, own2].flatMap((from) => (from ? [slotOfHours(new Date(from), Number(hours))] : []))
      const { by, undo } = await offerSlots(deps, request.staff, reference, {
        slots: [...suggested, ...own],
        hostId: host,
        note: note ?? null,
        allowsClosedDays: (closedDays ?? []).length > 0,
        key: key ?? null,
        now: request.now,
      })
      return { notice: staffAppointmentTexts.offered[by === 'email' && !deps.sendsMail ? 'page' : by], undo }
    },
    // The page shows them by who was chosen.
    showTimes: async () => ({}),
    async agree({ reference, slot: value }, { staff, now }) {
      const slot = parseSlot(value)
      if (!slot) throw new Refusal(wordsOf(appointmentWords, staffLanguage).taken)
      await agreeForSender(deps, staff, reference, { slot, now })
      return { notice: staffAppointmentTexts.agreed }
    },
    async changeHost({ reference, host: hostId }, { staff, now }) {
      return {
        notice: staffAppointmentTexts.hostChanged(
          await changeHostByStaff(deps, staff, reference, { hostId, now }),
        ),
      }
    },
    async cancel({ reference }, { staff, now }) {
      await cancelByStaff(deps, staff, reference, now)
      return { notice: staffAppointmentTexts.cancelled }
    },
  })
}
