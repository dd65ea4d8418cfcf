import type { Pool } from 'pg'
import { z } from 'zod'
import { isClosed } from '../../../../domain/cases/case-status.ts'
import { type AddressMatch, matchAddresses } from '../../../../domain/portfolio/street-address.ts'
import { staffLanguage } from '../../../../domain/text/language.ts'
import { formatWhen } from '../../../../domain/time/format-moment.ts'
import type { Answers } from '../../../../forms/engine/field.ts'
import { textIn } from '../../../../forms/engine/field-rules.ts'
import type { Form } from '../../../../forms/engine/form.ts'
import { caseReferenceColumn } from '../../../../platform/database/columns.ts'
import { queryRows } from '../../../../platform/database/query.ts'
import { accessKeys, isVisibleTo } from '../../../cases/server/reading.ts'
import { storedAnswers } from '../../../cases/server/store/stored-answers.ts'
import { allForms, findForm } from '../../../form-catalogue/catalogue.ts'
import { staffCaseTexts } from '../../case.words.ts'
import type { Caseworker } from '../caseworker.ts'
import { excerptOf } from '../list/inbox-line.ts'
import { addressOfCase, mayHaveNumber } from './case-address.ts'
import { lastReplyColumns, lastReplyRow, showLastReply } from './last-reply.ts'
import type { WorkedCase } from './on-case.ts'
import type { DuplicateSuggestion } from './staff-views.ts'

const texts = staffCaseTexts.duplicates

/** Cases that are sent further apart than this are hardly about the same. */
const MAX_DAYS_APART = 7

const MAX_SUGGESTIONS = 3

/** So many cases with the number of the house somewhere in their address are compared, the nearest in time. */
const MAX_COMPARED = 200

const suggestion = lastReplyRow.extend({
  reference: caseReferenceColumn,
  form: z.string(),
  answers: storedAnswers,
  sender: z.string().nullable(),
  sentAt: z.date(),
  address: z.string().nullable(),
  isSameProperty: z.boolean(),
  isSameSender: z.boolean(),
})

/**
 * Open cases that may be about the same as an open case: of the same kind, at the same property, or at the same street, number,
 * letter, town and flat as far as both say them, sent within some days. The nearest in time come first. Cases that are held as possible spam are never suggested, nor have any.
 */
export async function readDuplicates(
  pool: Pool,
  worker: Caseworker,
  record: WorkedCase & { propertyId: string | null },
  now: Date,
): Promise<DuplicateSuggestion[]> {
  const { id, status, quarantine, mergedInto, form, answers, sentAt, propertyId, address, senderEmail } =
    record
  const here = addressOfCase(form, answers, address)
  if (isClosed(status) || quarantine || mergedInto || !(propertyId || here)) return []
  const rows = await queryRows(
    pool,
    suggestion,
    `select c.reference, c.form, c.answers, c.sender_name as sender, c.address, c.sent_at as "sentAt",
       coalesce(c.property_id = $4, false) as "isSameProperty",
       coalesce(c.sender_email = $6, false) as "isSameSender", ${lastReplyColumns('c')}
     from cases c
     where c.form = any($2) and ${isVisibleTo('$8', 'c')} and c.id <> $1 and c.closed_at is null and c.merged_into is null and c.quarantine is null
       and c.sent_at between $3::timestamptz - make_interval(days => $7) and $3::timestamptz + make_interval(days => $7)
       and (c.property_id = $4 or ${mayHaveNumber('c.address', '$5::text')})
     order by abs(extract(epoch from c.sent_at - $3)), c.id limit ${MAX_COMPARED}`,
    [
      id,
      allForms.filter(({ prefix }) => prefix === form.prefix).map((each) => each.id),
      sentAt,
      propertyId,
      here?.number ?? null,
      senderEmail,
      MAX_DAYS_APART,
      accessKeys(worker.role),
    ],
  )
  const kind = kindOf(form, answers)
  const same = rows.flatMap((row) => {
    const other = findForm(row.form)
    if (!other || kindOf(other, row.answers) !== kind) return []
    const there = addressOfCase(other, row.answers, row.address)
    const match = here && there && matchAddresses(here, there)
    return match || row.isSameProperty ? [{ ...row, ...(match ?? differently) }] : []
  })
  return same.slice(0, MAX_SUGGESTIONS).map((row) => ({
    reference: row.reference,
    sender: row.sender,
    sentAt: formatWhen(row.sentAt, now, staffLanguage),
    excerpt: excerptOf({ form: row.form, answers: row.answers, news: null }),
    why: texts.why({
      isSameProperty: row.isSameProperty,
      isSameSender: row.isSameSender,
      sharesTown: row.sharesTown,
      sharesHome: row.sharesHome,
      days: Math.round(Math.abs(row.sentAt.getTime() - sentAt.getTime()) / 86_400_000),
    }),
    isOlder: row.sentAt < sentAt,
    told: showLastReply(row, now),
  }))
}

/** Of cases at the same property that write its address differently, or not at all. */
const differently: AddressMatch = { sharesTown: false, sharesHome: false }

/** The answer that says what a case is about; empty where its form asks no such thing. */
const kindOf = ({ caseFields }: Form, answers: Answers) =>
  caseFields.kind ? textIn(answers, caseFields.kind) : ''
