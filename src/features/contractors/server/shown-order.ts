import type { Language } from '../../../../landlord-types/language.ts'
import { formatSlot, MAX_DAYS_AHEAD } from '../../../domain/cases/slot.ts'
import { formatPhone } from '../../../domain/contact/contact-details.ts'
import { wordsOf } from '../../../domain/text/language.ts'
import { addDays, osloDate } from '../../../domain/time/calendar.ts'
import { formatDateTime } from '../../../domain/time/format-moment.ts'
import { showAnswer } from '../../../forms/engine/field-rules.ts'
import { fieldOf } from '../../../forms/engine/form.ts'
import { inLanguage } from '../../../forms/engine/in-language.ts'
import { accessOf } from '../../../forms/shared/access.ts'
import { queryRows } from '../../../platform/database/query.ts'
import {
  findCurrentAppointment,
  isOver,
  visitPlaceOf,
} from '../../cases/server/appointments/appointment-record.ts'
import type { CaseDeps } from '../../cases/server/deps.ts'
import { readContractorEvents } from '../../cases/server/events/read-case-events.ts'
import type { StoredCaseEvent } from '../../cases/server/events/stored-case-event.ts'
import { contactOf } from '../../cases/server/my-cases/sender-contact.ts'
import { photoColumns, photoRow, showPhoto } from '../../cases/server/sender/shown-photo.ts'
import { workOrderWords } from '../work-order.words.ts'
import type { ShownOrder } from './page-services.ts'
import type { OrderedCase, WorkOrder } from './work-order.ts'

/** What a case is called for a contractor: the kind of the fault, or the form where it has none. */
export function nameOfOrder({ form, answers }: Pick<OrderedCase, 'form' | 'answers'>): string {
  const { kind } = form.caseFields
  const [field, answer] = kind ? [fieldOf(form, kind), answers[kind]] : []
  return field && answer !== undefined ? showAnswer(field, answer) : form.name
}

/** A case as the contractor who has it sees it: the answers that its form declares for that, and nothing else of its sender. */
export async function showOrder(
  deps: Pick<CaseDeps, 'database' | 'secret' | 'sendsMail'>,
  order: WorkOrder,
  stored: OrderedCase,
  { now, language }: { now: Date; language: Language },
): Promise<ShownOrder> {
  const { pool } = deps.database
  const record = { ...stored, form: inLanguage(stored.form, language) }
  const { form } = record
  const [photos, appointment, events] = await Promise.all([
    queryRows(
      pool,
      photoRow,
      `select ${photoColumns} from photos where case_id = $1 and not internal order by created_at, id`,
      [record.id],
    ),
    findCurrentAppointment(pool, record.id),
    readContractorEvents(pool, { caseId: record.id, orderId: order.id }),
  ])
  const visit = appointment && !isOver(appointment, now) ? appointment : null
  const isOwn = visit?.workOrderId === order.id
  const slot = visit?.agreed ?? visit?.slots[0] ?? null
  const today = osloDate(now)
  return {
    reference: record.reference,
    name: nameOfOrder(record),
    place: visitPlaceOf(record, record.address),
    message: order.message,
    answers: answersTo(form.toContractor ?? [], record),
    access: accessOf(record.answers)?.lines ?? [],
    contact: { name: record.senderName, phone: record.senderPhone && formatPhone(record.senderPhone) },
    photos: photos.map((row, index) => showPhoto(deps.secret, row, index, now, language)),
    visit: isOwn && slot ? formatSlot(slot, language) : null,
    otherVisit: visit && !isOwn && slot ? { host: visit.host, slot: formatSlot(slot, language) } : null,
    isSenderMailed: deps.sendsMail && contactOf(record).by === 'email',
    isDone: order.doneAt !== null,
    days: { first: today, last: addDays(today, MAX_DAYS_AHEAD) },
    history: events.flatMap((event) => shownEvent(event, language) ?? []),
  }
}

/** The answers to some fields, under their labels. */
const answersTo = (names: readonly string[], { form, answers }: Pick<OrderedCase, 'form' | 'answers'>) =>
  names.flatMap((name) => {
    const [field, answer] = [fieldOf(form, name), answers[name]]
    return field && answer !== undefined ? [{ label: field.label, value: showAnswer(field, answer) }] : []
  })

function shownEvent(event: StoredCaseEvent, language: Language): ShownOrder['history'][number] | null {
  const title = titleOf(event, language)
  return title === null
    ? null
    : {
        at: formatDateTime(event.at, language),
        isoAt: event.at.toISOString(),
        title,
        text: event.kind === 'note' ? event.text : null,
      }
}

function titleOf(event: StoredCaseEvent, language: Language): string | null {
  const texts = wordsOf(workOrderWords, language).events
  if (event.kind === 'appointment')
    return event.data.what === 'agreed' ? texts.visit(formatSlot(event.data.slot, language)) : null
  if (event.kind !== 'note') return null
  switch (event.data.workOrder?.what) {
    case 'message':
      return texts.message
    case 'photos':
      return texts.photos(event.data.count ?? 0)
    case 'done':
      return texts.done
    default:
      return null
  }
}
