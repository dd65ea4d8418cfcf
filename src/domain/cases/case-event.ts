import { z } from 'zod'
import { allRoles } from '../people/staff-roles.ts'
import { type IsoDate, parseDate } from '../time/calendar.ts'
import { type CaseStatus, caseStatuses } from './case-status.ts'

/** An instant in JSON: written as text and parsed to a date. */
const instant = z.coerce.date()

const caseStatus = z.custom<CaseStatus>((value) => typeof value === 'string' && value in caseStatuses)

const isoDate = z.custom<IsoDate>((value) => typeof value === 'string' && parseDate(value) === value)

const staffRole = z.enum(allRoles)

/** The state of a case before a reply or a new status. Undo restores it. */
const standing = z.object({
  status: caseStatus,
  closedAt: instant.nullable(),
  firstAnsweredAt: instant.nullable(),
  snoozedUntil: instant.nullish(),
  replyDueAt: instant.nullish(),
  /** The day that the sender was told, as it was stored. */
  keyDay: isoDate.nullish(),
  firstKeyDay: isoDate.nullish(),
  givenOn: isoDate.nullish(),
  /** The mail to the sender, which undo stops. */
  mailId: z.string().nullish(),
})

/**
 * What a merge changed besides the case that was merged, for undo: the due day of the case that it was merged into, and
 * the ids of the cases that moved along.
 */
const mergeStanding = z.object({ otherDueAt: instant.nullable(), moved: z.array(z.string()) })

const slot = z.object({ from: instant, to: instant })

/**
 * What an offer of time slots replaced, for undo: the state of the case, what was offered before, if anything was, and the
 * agreed visit that the offer found to be over.
 */
const offerStanding = z.object({
  standing,
  overId: z.string().nullish(),
  appointment: z
    .object({
      staffId: z.string().nullable(),
      note: z.string().nullable(),
      isMoveAsked: z.boolean(),
      slots: z.array(slot),
    })
    .nullable(),
})

export type OfferStanding = z.output<typeof offerStanding>

/** What was done about an appointment. */
const appointment = z.discriminatedUnion('what', [
  z.object({
    what: z.literal('offered'),
    slots: z.array(slot),
    host: z.string(),
    isMove: z.boolean(),
    before: offerStanding.optional(),
  }),
  /** `before` is the slot that was agreed until then; `workOrderId` is of the contractor who has set it. */
  z.object({
    what: z.literal('agreed'),
    slot,
    host: z.string().nullable(),
    before: slot.nullable(),
    workOrderId: z.string().optional(),
  }),
  /** None of the offered slots suits the sender. */
  z.object({ what: z.literal('declined') }),
  /** Another staff member comes, at the same time; without a host, no one is found yet. */
  z.object({
    what: z.literal('host-changed'),
    slot,
    host: z.string().nullable(),
    before: z.string().nullable(),
  }),
  /** Without a slot, only what was offered was withdrawn. */
  z.object({ what: z.literal('cancelled'), slot: slot.nullable() }),
])

/** Where a case was before it was moved. */
const locationBefore = z.object({
  buildingId: z.string().nullable(),
  match: z.enum(['certain', 'suggested', 'none']).nullable(),
  flat: z.string().nullable(),
  concerns: z.enum(['home', 'elsewhere', 'building']),
})

/** What the sender agreed to by ticking a box: its field, the words beside it, and which version of them it was. */
const givenConsent = z.object({ field: z.string(), words: z.string(), version: z.string() })

export type GivenConsent = z.output<typeof givenConsent>

/** Another telephone number or address of the sender, which they have corrected. */
const contactChange = z.object({
  what: z.enum(['phone', 'email']),
  before: z.string().nullable(),
  after: z.string(),
})

export type ContactChange = z.output<typeof contactChange>

/** Events that may be shown to the sender of a case. */
const senderEvents = [
  z.object({
    kind: z.literal('sent'),
    data: z.object({
      photos: z.number().default(0),
      photosMissing: z.number().default(0),
      /** Cases of earlier versions have none. */
      consents: z.array(givenConsent).default([]),
    }),
  }),
  z.object({
    kind: z.literal('message'),
    text: z.string(),
    /** Of a reply; `written` is its text before placeholders were filled in, where it had any. */
    data: z.object({
      before: standing.optional(),
      written: z.string().optional(),
      /** How a staff member tells the sender, who gets no mail. */
      told: z.enum(['phone', 'letter']).optional(),
      /** The mail that it came with. */
      mail: z.string().optional(),
      /** What the sender has corrected; the text says it, so that an earlier version shows it too. */
      contact: contactChange.optional(),
    }),
  }),
  z.object({
    kind: z.literal('status'),
    data: z.object({
      status: caseStatus,
      before: standing.optional(),
      /** Where a closing asks its sender whether it is fixed, what they have answered. Those of before asked nothing. */
      fixed: z.enum(['asked', 'yes', 'no']).optional(),
    }),
  }),
  z.object({ kind: z.literal('photos'), data: z.object({ count: z.number() }) }),
  /** The text is a sentence to the sender. */
  z.object({ kind: z.literal('appointment'), text: z.string().nullable(), data: appointment }),
  /** The sender's link was renewed or revoked. */
  z.object({ kind: z.literal('link'), data: z.object({}) }),
  /** The encrypted answers were erased. */
  z.object({ kind: z.literal('erased'), data: z.object({}) }),
] as const

/**
 * What was done about a work order: by staff, who give and revoke it, or by the contractor who has it. Who that is stands in the
 * order alone, and is erased with it.
 */
const workOrder = z.object({
  orderId: z.string(),
  what: z.enum(['given', 'revoked', 'opened', 'message', 'photos', 'done', 'declined']),
})

export type WorkOrderEvent = z.output<typeof workOrder>

/** Events that only staff see. */
const staffEvents = [
  z.object({
    kind: z.literal('note'),
    text: z.string().nullable(),
    data: z.object({
      /** How many photos came with it, and their ids. */
      count: z.number().optional(),
      photos: z.array(z.string()).optional(),
      /** What a program of the sender has answered for them, and the mail that it came with. */
      answered: z
        .enum(['out-of-office', 'reaction', 'visit-accepted', 'visit-tentative', 'visit-declined'])
        .optional(),
      mail: z.string().optional(),
      /** What was done about a work order, which an earlier version shows as a note. */
      workOrder: workOrder.optional(),
      /** The case was moved; the text says where to, so that an earlier version shows it too. */
      location: locationBefore.optional(),
    }),
  }),
  z.object({
    kind: z.literal('assigned'),
    data: z.union([
      /** The assignee's account was closed, or their new role does not read the case; by the assignee's name. */
      z.object({ to: z.null(), closed: z.string(), before: z.string().nullish() }),
      z.object({ to: z.null(), unread: z.string(), before: z.string().nullish() }),
      /** The same, where a colleague got the case. */
      z.object({ to: z.string(), name: z.string(), closed: z.string(), before: z.string().nullish() }),
      z.object({
        to: z.string().nullable(),
        name: z.string().nullish(),
        before: z.string().nullish(),
        /** By a rule of routing; and the colleague who is away, for whom they act. */
        routed: z.object({ actsFor: z.string().nullable() }).optional(),
      }),
    ]),
  }),
  z.object({
    kind: z.literal('due'),
    data: z.object({ due: instant.nullable(), before: instant.nullish() }),
  }),
  z.object({
    kind: z.literal('snoozed'),
    data: z.object({ until: instant.nullable(), before: instant.nullish() }),
  }),
  z.object({ kind: z.literal('linked'), data: z.object({ with: z.string() }) }),
  z.object({
    kind: z.literal('merged'),
    data: z.union([
      z.object({ into: z.string(), before: mergeStanding.optional() }),
      z.object({ from: z.string() }),
      /** This case is now the open one of the merged cases, because the one before was closed. */
      z.object({ leads: z.string() }),
    ]),
  }),
  /** A role may read this one case, or may no longer. */
  z.object({ kind: z.literal('reading'), data: z.object({ role: staffRole, isAllowed: z.boolean() }) }),
  /** The case was taken out of another again, or another out of this one. */
  z.object({
    kind: z.literal('unmerged'),
    data: z.union([z.object({ outOf: z.string() }), z.object({ tookOut: z.string() })]),
  }),
  /** The case was held as possible spam and has been released. */
  z.object({ kind: z.literal('released'), data: z.object({}) }),
  z.object({
    kind: z.literal('undelivered'),
    data: z.object({ mail: z.enum(['case-to-sender', 'message-to-sender', 'appointment-to-sender']) }),
  }),
] as const

export const senderEventSchema = z.discriminatedUnion('kind', senderEvents)
export const caseEventSchema = z.discriminatedUnion('kind', [...senderEvents, ...staffEvents])

/** An event of a case, with the data of its kind. */
export type CaseEvent = z.output<typeof caseEventSchema>
export type AppointmentEvent = z.output<typeof appointment>
export type CaseEventKind = CaseEvent['kind']

/** An event of a kind that the sender may see. */
export type SenderEvent = z.output<typeof senderEventSchema>

/** What a program of the sender has answered for them. */
export type ProgramAnswer = NonNullable<Extract<CaseEvent, { kind: 'note' }>['data']['answered']>

/** The state of a case before an event. */
export type CaseSnapshot = z.output<typeof standing>

/** An event to add. Only staff see it, unless `visibleTo` is `sender`. */
export type NewCaseEvent = (CaseEvent & { visibleTo?: 'staff' }) | (SenderEvent & { visibleTo: 'sender' })

/** What a sender has done in a case, in the mails to the landlord. */
export type SenderNotice = 'message' | 'photos' | 'withdrawn' | 'reopened'
