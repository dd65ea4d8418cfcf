import { z } from 'zod'
import type { StaffRole } from '../../../domain/people/staff-roles.ts'
import type { Form } from '../../../forms/engine/form.ts'
import {
  caseReferenceColumn,
  caseStatus,
  columnsOf,
  isoDateColumn,
  replyPromiseColumn,
  staffRole,
} from '../../../platform/database/columns.ts'
import { findForm } from '../../form-catalogue/catalogue.ts'
import { quarantineReasons } from './store/detect-spam.ts'
import { storedAnswers } from './store/stored-answers.ts'

const form = z.string().transform((id): Form => {
  const found = findForm(id)
  if (!found) throw new Error(`A case has a form that no longer exists: ${id}`)
  return found
})

/** One row of `cases`, as the rest of the server reads it: the columns of `caseColumns`. */
export const caseRecord = z.object({
  id: z.string(),
  reference: caseReferenceColumn,
  form,
  status: caseStatus,
  urgency: z.string().nullable(),
  /** Without the sensitive answers. */
  answers: storedAnswers,
  senderName: z.string().nullable(),
  senderEmail: z.string().nullable(),
  senderPhone: z.string().nullable(),
  tokenGeneration: z.number(),
  /** Whether the sender's link is valid. */
  isOpenToSender: z.boolean(),
  quarantine: z.enum(quarantineReasons).nullable(),
  photosMissing: z.number(),
  sentAt: z.date(),
  promisedAt: z.date().nullable(),
  /** What was promised when it was sent; null in cases from before that was stored, and where nothing was. */
  promise: replyPromiseColumn.nullable(),
  updatedAt: z.date(),
  closedAt: z.date().nullable(),
  /** When the promised answer was given. */
  firstAnsweredAt: z.date().nullable(),
  /** When the answer to the sender's last message is due; null once it is given. */
  replyDueAt: z.date().nullable(),
  /** The case that this one is merged into. */
  mergedInto: z.string().nullable(),
  /** The day that its sender was told; null where the form has none, and where an earlier version told it. */
  keyDay: isoDateColumn.nullable(),
  /** The day that its receipt said first. */
  firstKeyDay: isoDateColumn.nullable(),
  /** The day that it counts from, where that is not the one on which it was sent. */
  givenOn: isoDateColumn.nullable(),
  /** Whether a staff member wrote it down for a caller. */
  isRegistered: z.boolean(),
  /** When the sender confirmed what was written down for them. */
  confirmedAt: z.date().nullable(),
  /** The roles that it was opened to, besides those that read its form. */
  openedTo: z.array(staffRole),
})

export type CaseRecord = z.output<typeof caseRecord>

const computed = { isOpenToSender: 'token_hash is not null', isRegistered: 'registered_by is not null' }

export const caseColumns = columnsOf(caseRecord, { computed })

/** The roles that read a case. */
export const readersOf = ({ form, openedTo }: Pick<CaseRecord, 'form' | 'openedTo'>): StaffRole[] => [
  ...form.readers,
  ...openedTo,
]
