import { staffRoles } from '../../../../domain/people/staff-roles.ts'
import { staffLanguage } from '../../../../domain/text/language.ts'
import { formatIsoDate, osloDate } from '../../../../domain/time/calendar.ts'
import { formatDateTime } from '../../../../domain/time/format-moment.ts'
import { titleOfAppointmentEvent } from '../../../cases/appointment-event.ts'
import type { StoredCaseEvent } from '../../../cases/server/events/stored-case-event.ts'
import type { ShownMail } from '../../../cases/server/sender/case-mails.ts'
import type { ShownPhoto } from '../../../cases/server/sender/shown-photo.ts'
import type { StaffOrders } from '../../../contractors/server/staff-orders.ts'
import { titleOfWorkOrderEvent } from '../../../contractors/work-order-event.ts'
import { mailKindNames } from '../../../outgoing-mail/mail.words.ts'
import { staffCaseTexts } from '../../case.words.ts'
import { programAnswerTexts } from '../../case-parts.words.ts'
import { inboxTexts } from '../../inbox.words.ts'
import { locationTexts } from '../../location.words.ts'
import type { Caseworker } from '../caseworker.ts'
import type { WorkedCase } from './on-case.ts'
import type { TimelineEntry } from './staff-views.ts'

const texts = staffCaseTexts.events

/** The timeline of a case as staff see it: its events and those of cases merged into it, in words. */
export function timelineOf(
  events: readonly StoredCaseEvent[],
  worker: Caseworker,
  { reference }: Pick<WorkedCase, 'reference'>,
  photos: ReadonlyMap<string, ShownPhoto>,
  mails: ReadonlyMap<string, ShownMail>,
  contractors: StaffOrders | null,
): TimelineEntry[] {
  return events.map((event) => ({
    id: event.id,
    at: formatDateTime(event.at, staffLanguage),
    isoAt: event.at.toISOString(),
    title: titleOf(event, contractors?.orders ?? []),
    text: 'text' in event ? event.text : null,
    by: event.by,
    isInternal: event.visibleTo === 'staff',
    isNote: event.kind === 'note' && !event.data.answered && !event.data.workOrder && !event.data.location,
    photos: photosOf(event).flatMap((id) => photos.get(id) ?? []),
    mail: mails.get(mailOf(event) ?? '') ?? null,
    isOwn: event.staffId !== null && event.staffId === worker.id,
    from: event.reference === reference ? null : event.reference,
  }))
}

/** The ids of the photos that came with an event. */
export const photosOf = (event: StoredCaseEvent): readonly string[] =>
  event.kind === 'note' ? (event.data.photos ?? []) : []

/** The id of the mail that an event came with, or that its case was made of. */
function mailOf(event: StoredCaseEvent): string | undefined {
  if (event.kind === 'message' || event.kind === 'note') return event.data.mail
  return event.kind === 'sent' ? event.caseId : undefined
}

const day = (instant: Date | null) => (instant ? formatIsoDate(osloDate(instant), staffLanguage) : null)

function titleOf(event: StoredCaseEvent, orders: StaffOrders['orders']): string {
  const { by, staffName } = event
  switch (event.kind) {
    case 'sent':
      return by === 'staff' && staffName ? texts.registered(staffName) : texts.sent
    case 'message':
      if (event.data.contact) return texts.corrected[event.data.contact.what]
      if (by === 'sender') return texts.messageFromSender
      return [texts.messageFromStaff(staffName ?? ''), event.data.told && texts.told[event.data.told]]
        .filter(Boolean)
        .join(', ')
    case 'status':
      if (by === 'sender') return event.data.status === 'withdrawn' ? texts.withdrawn : texts.reopened
      return [
        staffCaseTexts.statusMoved(inboxTexts.statuses[event.data.status]),
        event.data.fixed && event.data.fixed !== 'asked' && texts.fixed[event.data.fixed],
      ]
        .filter(Boolean)
        .join('. ')
    case 'photos':
      return texts.photos(event.data.count)
    case 'appointment':
      return titleOfAppointmentEvent(event.data, staffLanguage)
    case 'link':
      return texts.link
    case 'erased':
      return texts.erased
    case 'note':
      if (event.data.workOrder) return titleOfWorkOrderEvent(event.data.workOrder, orders, staffName)
      if (event.data.answered) return programAnswerTexts[event.data.answered]
      if (event.data.location) return locationTexts.moved(staffName ?? '')
      return [texts.note(staffName ?? ''), event.data.count ? texts.withPhotos(event.data.count) : '']
        .filter(Boolean)
        .join(', ')
    case 'assigned':
      if ('closed' in event.data)
        return event.data.to === null
          ? texts.accountClosed(event.data.closed)
          : texts.handedOver(event.data.name, event.data.closed)
      if ('unread' in event.data) return texts.cannotRead(event.data.unread)
      if (event.data.routed) return texts.routed(event.data.name ?? '', event.data.routed.actsFor)
      return texts.assigned(event.data.name ?? null)
    case 'due':
      return texts.due(day(event.data.due))
    case 'snoozed':
      return texts.snoozed(day(event.data.until))
    case 'linked':
      return texts.linked(event.data.with)
    case 'merged':
      if ('leads' in event.data) return texts.leads(event.data.leads)
      return 'into' in event.data ? texts.mergedInto(event.data.into) : texts.mergedFrom(event.data.from)
    case 'reading': {
      const { role, isAllowed } = event.data
      return (isAllowed ? texts.opened : texts.closedTo)(staffRoles[role].many)
    }
    case 'unmerged':
      return 'outOf' in event.data ? texts.unmergedFrom(event.data.outOf) : texts.tookOut(event.data.tookOut)
    case 'released':
      return texts.released
    case 'undelivered':
      return texts.undelivered(mailKindNames[event.data.mail])
  }
}
