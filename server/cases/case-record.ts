import type { CaseReference } from '../../domain/case-reference.ts'
import type { CaseStatus } from '../../domain/case-status.ts'
import { findForm } from '../../forms/catalogue.ts'
import type { Answers } from '../../forms/field.ts'
import type { Form } from '../../forms/form.ts'
import type { QuarantineReason } from './detect-spam.ts'

/** One row of `cases`, as the rest of the server reads it. */
export interface CaseRecord {
  id: string
  reference: CaseReference
  form: Form
  status: CaseStatus
  urgency: string | null
  /** Without the sensitive answers. */
  answers: Answers
  senderName: string | null
  senderEmail: string | null
  tokenGeneration: number
  /** Whether the sender's link is valid. */
  isOpenToSender: boolean
  quarantine: QuarantineReason | null
  photosMissing: number
  sentAt: Date
  promisedAt: Date | null
  updatedAt: Date
  closedAt: Date | null
  /** When the promised answer was given. */
  firstAnsweredAt: Date | null
  /** When the answer to the sender's last message is due; null once it is given. */
  replyDueAt: Date | null
  /** The case that this one is merged into. */
  mergedInto: string | null
}

export const caseColumns = `id, reference, form, status, urgency, answers, sender_name, sender_email,
  token_generation, token_hash is not null as is_open, quarantine, photos_missing, sent_at, promised_at,
  updated_at, closed_at, first_answered_at, reply_due_at, merged_into`

/** A case from a row with the columns of `caseColumns`. */
export function caseRecord(row: Record<string, unknown>): CaseRecord {
  const form = findForm(row.form as string)
  if (!form) throw new Error(`The case ${row.reference} is of a form that there is no more: ${row.form}`)
  return {
    id: row.id as string,
    reference: row.reference as CaseReference,
    form,
    status: row.status as CaseStatus,
    urgency: row.urgency as string | null,
    answers: row.answers as Answers,
    senderName: row.sender_name as string | null,
    senderEmail: row.sender_email as string | null,
    tokenGeneration: row.token_generation as number,
    isOpenToSender: row.is_open as boolean,
    quarantine: row.quarantine as QuarantineReason | null,
    photosMissing: row.photos_missing as number,
    sentAt: row.sent_at as Date,
    promisedAt: row.promised_at as Date | null,
    updatedAt: row.updated_at as Date,
    closedAt: row.closed_at as Date | null,
    firstAnsweredAt: row.first_answered_at as Date | null,
    replyDueAt: row.reply_due_at as Date | null,
    mergedInto: row.merged_into as string | null,
  }
}
