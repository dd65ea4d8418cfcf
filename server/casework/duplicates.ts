import type { Pool } from 'pg'
import { z } from 'zod'
import { isClosed } from '../../domain/case-status.ts'
import { formatWhen } from '../../domain/format-moment.ts'
import { staffLanguage, wordsOf } from '../../domain/language.ts'
import { allForms } from '../../forms/catalogue.ts'
import { textIn } from '../../forms/field-rules.ts'
import { staffCaseTexts } from '../../forms/staff/case.words.ts'
import { isReadBy, readingKeys } from '../cases/reading.ts'
import { storedAnswers } from '../cases/stored-answers.ts'
import { caseReference } from '../database/columns.ts'
import { queryRows } from '../database/query.ts'
import type { Caseworker } from './caseworker.ts'
import { excerptOf } from './inbox-line.ts'
import type { WorkedCase } from './on-case.ts'
import type { DuplicateSuggestion } from './staff-views.ts'
import { showTold, toldColumns, toldRow } from './told.ts'

const texts = wordsOf(staffCaseTexts, staffLanguage).duplicates

/** Cases that are sent further apart than this are hardly about the same. */
const MAX_DAYS_APART = 7

const MAX_SUGGESTIONS = 3

const suggestion = toldRow.extend({
  reference: caseReference,
  form: z.string(),
  answers: storedAnswers,
  sender: z.string().nullable(),
  sentAt: z.date(),
  isSameProperty: z.boolean(),
  isSameSender: z.boolean(),
})

/**
 * Open cases that may be about the same as an open case: of the same kind, at the same address or property, sent within
 * some days. The nearest in time come first. Cases that are held as possible spam are never suggested, nor have any.
 */
export async function readDuplicates(
  pool: Pool,
  worker: Caseworker,
  record: WorkedCase & { propertyId: string | null },
  now: Date,
): Promise<DuplicateSuggestion[]> {
  const { id, status, quarantine, mergedInto, form, answers, sentAt, propertyId, address, senderEmail } =
    record
  if (isClosed(status) || quarantine || mergedInto || !(propertyId || address)) return []
  const rows = await queryRows(
    pool,
    suggestion,
    `select c.reference, c.form, c.answers, c.sender_name as sender, c.sent_at as "sentAt",
       coalesce(c.property_id = $4, false) as "isSameProperty",
       coalesce(c.sender_email = $6, false) as "isSameSender", ${toldColumns('c')}
     from cases c
     where c.form = any($2) and ${isReadBy('$10', 'c')} and c.id <> $1 and c.closed_at is null and c.merged_into is null and c.quarantine is null
       and c.sent_at between $3::timestamptz - make_interval(days => $7) and $3::timestamptz + make_interval(days => $7)
       and c.answers ->> $8 is not distinct from $9
       and (c.property_id = $4 or ${streetOf('c.address')} = ${streetOf('$5::text')})
     order by abs(extract(epoch from c.sent_at - $3)), c.id limit ${MAX_SUGGESTIONS}`,
    [
      id,
      allForms.filter(({ prefix }) => prefix === form.prefix).map((each) => each.id),
      sentAt,
      propertyId,
      address,
      senderEmail,
      MAX_DAYS_APART,
      form.about.kind ?? '',
      (form.about.kind && textIn(answers, form.about.kind)) || null,
      readingKeys(worker.role),
    ],
  )
  return rows.map((row) => ({
    reference: row.reference,
    sender: row.sender,
    sentAt: formatWhen(row.sentAt, now, staffLanguage),
    excerpt: excerptOf({ form: row.form, answers: row.answers, news: null }),
    why: texts.why({
      isSameProperty: row.isSameProperty,
      isSameSender: row.isSameSender,
      days: Math.round(Math.abs(row.sentAt.getTime() - sentAt.getTime()) / 86_400_000),
    }),
    isOlder: row.sentAt < sentAt,
    told: showTold(row, now),
  }))
}

/** SQL for the street and number of an address, however it is spelled. */
const streetOf = (address: string) => `folded(trim(split_part(${address}, ',', 1)))`
